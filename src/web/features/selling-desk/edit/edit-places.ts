import { ApiError, sentenceOf } from '#web/api/api-error.ts';

/**
 * Listings are edited from two screens, each with its own API path and wording. Both paths lead to one service.
 */
export const EDIT_PLACES = {
  dashboard: {
    address: (id: number, email: string) => `/api/my-boats/${id}?email=${encodeURIComponent(email)}`,
    done: 'Changes submitted',
    failed: (error: unknown) => ({
      title: 'Update failed',
      message: sentenceOf(error, 'Failed to update listing'),
    }),
  },
  'my listings': {
    address: (id: number) => `/api/boats/${id}`,
    done: 'Listing Updated!',
    failed: (error: unknown) => ({
      title: 'Update Failed',
      message:
        error instanceof ApiError
          ? sentenceOf(error, 'Failed to update boat')
          : 'Failed to update listing. Please try again.',
    }),
  },
} as const;

export type EditPlace = keyof typeof EDIT_PLACES;

import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { creationError } from './submit-listing.ts';

describe('why a listing was not made', () => {
  it('ERR-39 each part of the form with its message, joined by commas, under the name that the form shows', () => {
    const error = new ApiError('Please check the listing', 400, [
      { path: ['yearBuilt'], message: 'must be a year' },
      { path: ['images', 0], message: 'This is not the address of an uploaded file' },
    ]);
    expect(creationError(error)).toBe(
      'Validation error: Year built: must be a year, Photos: This is not the address of an uploaded file',
    );
  });

  it('ERR-40 otherwise the server’s own words, or ours when it gave none', () => {
    expect(creationError(new ApiError('Too many listings today', 429))).toBe('Too many listings today');
    expect(creationError(new ApiError('Request failed', 500))).toBe('Failed to create listing');
  });

  it('without any answer it asks to try again', () => {
    expect(creationError(new TypeError('Failed to fetch'))).toBe(
      'Failed to submit listing. Please try again.',
    );
  });
});

export const MEDIA_NOTICES = {
  uploaded: (files: number) => ({
    title: 'Upload successful',
    description: `${files} file(s) uploaded successfully`,
  }),
  failed: (file: string) => ({
    title: 'Upload failed',
    description: `Failed to upload ${file}. Please try again.`,
  }),
  /** For several files at once, where naming one would be misleading. */
  allFailed: {
    title: 'Upload failed',
    description: 'An error occurred during upload. Please try again.',
  },
  mainChanged: { title: 'Main photo updated' },
} as const;

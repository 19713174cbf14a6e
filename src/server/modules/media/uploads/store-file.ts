import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import type { AppError } from '#server/errors.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { admitPdf } from '../documents/admit-pdf.ts';
import {
  documentTooLarge,
  notADocument,
  notAPhoto,
  notAVideo,
  photoTooLarge,
  videoTooLarge,
} from '../media.errors.ts';
import type { Media, StoredFacts } from '../media.repository.ts';
import type { MediaKind } from '../media.table.ts';
import { admitPhoto } from '../photos/admit-photo.ts';
import { masterKey } from '../photos/renditions.ts';
import { admitVideo } from '../videos/admit-video.ts';
import { type FileType, fileTypeOf } from './file-types.ts';
import type { Expectation, ReceivedFile } from './receive-file.ts';

type Facts = Omit<StoredFacts, 'storedAt'>;

interface Kind {
  expected: { maxBytes: number; tooLarge: () => AppError; wrongType: () => AppError };
  accepts(type: FileType): boolean;
  /** Checks the file and stores what is retained of it under the key. */
  store(storage: Storage, key: string, file: ReceivedFile<FileType>, turn: Turn): Promise<Facts>;
}

const DOCUMENT_FORMATS: readonly FileType['format'][] = ['pdf', 'jpeg', 'png'];

const KINDS: Record<MediaKind, Kind> = {
  photo: {
    expected: { maxBytes: MEDIA_LIMITS.photoBytes, tooLarge: photoTooLarge, wrongType: notAPhoto },
    accepts: ({ kind }) => kind === 'photo',
    async store(storage, key, file, turn) {
      const { data, ...facts } = await admitPhoto(file, turn);
      const contentType = 'image/jpeg';
      await storage.put(key, data, { contentType });
      return { ...facts, contentType, bytes: data.length };
    },
  },
  video: {
    expected: { maxBytes: MEDIA_LIMITS.videoBytes, tooLarge: videoTooLarge, wrongType: notAVideo },
    accepts: ({ kind }) => kind === 'video',
    async store(storage, key, file, turn) {
      const { contentType, seconds } = await admitVideo(file, turn);
      await storage.put(key, { file: file.path }, { contentType });
      return { contentType, bytes: file.bytes, durationSeconds: seconds };
    },
  },
  document: {
    expected: { maxBytes: MEDIA_LIMITS.documentBytes, tooLarge: documentTooLarge, wrongType: notADocument },
    accepts: ({ format }) => DOCUMENT_FORMATS.includes(format),
    async store(storage, key, file, turn) {
      if (file.type.format === 'pdf') {
        await admitPdf(file.path, turn);
        const contentType = 'application/pdf';
        await storage.put(key, { file: file.path }, { contentType });
        return { contentType, bytes: file.bytes };
      }
      const { data, width, height } = await admitPhoto(file, turn);
      const contentType = 'image/jpeg';
      await storage.put(key, data, { contentType });
      return { contentType, bytes: data.length, width, height };
    },
  },
};

export function expectationOf(kind: MediaKind): Expectation<FileType> {
  const {
    expected: { wrongType, ...expected },
    accepts,
  } = KINDS[kind];
  return {
    ...expected,
    recognise(head) {
      const type = fileTypeOf(head);
      if (!type || !accepts(type)) throw wrongType();
      return type;
    },
  };
}

export const storeFile = (
  storage: Storage,
  { id, kind }: Pick<Media, 'id' | 'kind'>,
  file: ReceivedFile<FileType>,
  turn: Turn,
): Promise<Facts> => KINDS[kind].store(storage, masterKey(id), file, turn);

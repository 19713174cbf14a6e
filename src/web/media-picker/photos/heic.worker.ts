import { answerWith, offscreen } from './answer-shrink.ts';
import { decodeHeic } from './decode-heic.ts';
import { shrinkPicture } from './shrink-photo.ts';

answerWith(async (photo) => shrinkPicture(await createImageBitmap(await decodeHeic(photo)), offscreen));

import { answerWith, offscreen } from './answer-shrink.ts';
import { shrinkPhoto } from './shrink-photo.ts';

answerWith((photo) => shrinkPhoto(photo, offscreen));

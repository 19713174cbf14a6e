import type { Outfit } from './equipment.ts';
import type { ModelRange } from './models/model-range.ts';
import type { ProseKind } from './prose/prose-kinds.ts';

const OUTFIT_OF: { readonly [K in ProseKind]?: Outfit } = {
  'cruising-yacht': 'offshore',
  'racing-yacht': 'offshore',
  multihull: 'offshore',
  classic: 'offshore',
  'motor-cruiser': 'motor',
  'motor-yacht': 'motor',
  'inland-cruiser': 'inland',
  narrowboat: 'inland',
  houseboat: 'inland',
  barge: 'inland',
  superyacht: 'professional',
};

export const outfitOf = ({ prose }: ModelRange): Outfit | undefined => OUTFIT_OF[prose];

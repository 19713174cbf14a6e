import { useState } from 'react';
import type { MediaItem } from '#domain/media/items.ts';
import { MediaPicker } from '#web/media-picker/media-picker.tsx';
import { GallerySection } from './gallery-section.tsx';

export function Media() {
  const [items, setItems] = useState<MediaItem[]>([]);
  return (
    <GallerySection title="Photos and video">
      <MediaPicker items={items} onChange={setItems} />
    </GallerySection>
  );
}

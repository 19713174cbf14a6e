import type { ReactNode } from 'react';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-10">
      <h2 className="mb-6 text-xl">{title}</h2>
      <div className="grid grid-cols-1 gap-8">{children}</div>
    </section>
  );
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-start gap-3 md:grid-cols-[10rem_1fr]">
      <h3 className="pt-2 font-normal font-sans text-muted text-sm">{label}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

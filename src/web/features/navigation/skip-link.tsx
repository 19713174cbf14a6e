export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-70 -translate-y-20 rounded-control bg-card px-4 py-2.5 font-semibold text-sea shadow-raised focus-visible:translate-y-0 print:hidden"
    >
      Skip to main content
    </a>
  );
}

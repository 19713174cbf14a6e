import type { SVGProps } from 'react';

/** A drawing of the site's one file of icons: a page names it and does not carry it. */
export function spriteIcon(file: string, name: string) {
  const href = `${file}#${name}`;
  return function SpriteIcon({ className, ...rest }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        aria-hidden="true"
        className={className ? `lucide-${name} ${className}` : `lucide-${name}`}
        {...rest}
      >
        <use href={href} />
      </svg>
    );
  };
}

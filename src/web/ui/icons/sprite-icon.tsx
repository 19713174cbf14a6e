import type { SVGProps } from 'react';

/** An icon from the sprite file: pages reference it instead of containing it. */
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

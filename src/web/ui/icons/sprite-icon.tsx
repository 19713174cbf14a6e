import type { SVGProps } from 'react';

/** An icon from the sprite file: pages reference it instead of containing it. */
export function spriteIcon(file: string, name: string) {
  const href = `${file}#${name}`;
  return function SpriteIcon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg aria-hidden="true" {...props}>
        <use href={href} />
      </svg>
    );
  };
}

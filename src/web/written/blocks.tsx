import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { Block, Marked } from './article.ts';
import { RichText } from './rich-text.tsx';

type Of<Key extends string> = Extract<Block, Record<Key, unknown>>;

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <BlockView key={JSON.stringify(block).slice(0, 80)} block={block} />);
}

function BlockView({ block }: { block: Block }): ReactNode {
  if (typeof block === 'string')
    return (
      <p>
        <RichText>{block}</RichText>
      </p>
    );
  if ('list' in block) return <List items={block.list} />;
  if ('steps' in block) return <Steps {...block} />;
  if ('terms' in block) return <Terms {...block} />;
  if ('cards' in block) return <Cards {...block} />;
  if ('figures' in block) return <Figures {...block} />;
  if ('plan' in block) return <Plan {...block} />;
  return <Note {...block} />;
}

function List({ items }: { items: readonly Marked[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-sea">
      {items.map((item) => (
        <li key={item} className="pl-1">
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}

function Steps({ steps }: Of<'steps'>) {
  return (
    <ol className="space-y-6">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-4 break-inside-avoid">
          <span
            aria-hidden
            className="tabular grid size-10 place-items-center rounded-pill bg-foam font-display font-semibold text-lg text-sea"
          >
            {at + 1}
          </span>
          <div className="pt-1.5">
            <h3 className="text-lg leading-tight">{title}</h3>
            <p className="mt-1.5">
              <RichText>{text}</RichText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Terms({ terms }: Of<'terms'>) {
  return (
    <dl className="border-line border-t">
      {terms.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-6 gap-y-1 break-inside-avoid border-line border-b py-3 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="font-semibold">{title}</dt>
          <dd className="min-w-0">
            <RichText>{text}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Cards({ cards }: Of<'cards'>) {
  return (
    <div className={cx('grid gap-4', cards.length % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
      {cards.map(({ title, text, list }) => (
        <Card key={title} className="break-inside-avoid space-y-3 sm:p-5">
          <h3 className="text-lg leading-tight">{title}</h3>
          {text && (
            <p>
              <RichText>{text}</RichText>
            </p>
          )}
          {list && <List items={list} />}
        </Card>
      ))}
    </div>
  );
}

function Figures({ figures }: Of<'figures'>) {
  return (
    <dl className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-line border-l-2 py-1 pl-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular font-display font-semibold text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Plan({ plan: { name, price, per, list } }: Of<'plan'>) {
  return (
    <Card as="section" aria-label={name} className="break-inside-avoid">
      <h3 className="text-xl">{name}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-display font-semibold text-4xl">{price}</span>
        <span className="text-muted">{per}</span>
      </p>
      <ul className="mt-5 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {list.map((item) => (
          <li key={item} className="grid grid-cols-[1.25rem_1fr] gap-x-2.5">
            <Check aria-hidden className="mt-0.5 size-5 text-starboard" />
            <span>
              <RichText>{item}</RichText>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Note({ note: { title, text } }: Of<'note'>) {
  return (
    <div className="break-inside-avoid rounded-card border-sea border-l-4 bg-foam px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">
        <RichText>{text}</RichText>
      </p>
    </div>
  );
}

import { useHydrated } from '#web/browser/hydrated.ts';

type UnscriptedBoundsProps = { names: readonly [min: string, max: string]; what: string };

/** Without scripts, lists have text boxes for own bounds beside them. */
export function UnscriptedBounds({ names: [min, max], what }: UnscriptedBoundsProps) {
  if (useHydrated()) return null;
  return (
    <>
      <Bound name={min} label={`Own min ${what}`} />
      <Bound name={max} label={`Own max ${what}`} />
    </>
  );
}

function Bound({ name, label }: { name: string; label: string }) {
  return <input name={name} aria-label={label} placeholder={label} className="control own-bound" />;
}

import { useHydrated } from '#web/browser/hydrated.ts';
import { InUnits } from '#web/ui/boats/in-units.tsx';
import { Button } from '#web/ui/buttons/button.tsx';

const swap = () =>
  import('./dimension-unit.ts').then((units) => units.swapDimensionUnit()).catch(() => undefined);

/** Shows all sizes in the other unit. Made in the browser, so that pages do not contain what only works there. */
export function UnitButton() {
  return (
    useHydrated() && (
      <Button look="quiet" size="small" onClick={swap}>
        <InUnits value="Show metres" inMetres="Show feet" />
      </Button>
    )
  );
}

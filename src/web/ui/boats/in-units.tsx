type InUnitsProps = { value: string; inMetres?: string };

/** A dimension twice. The stylesheet shows the one that the visitor has chosen, so that pages are the same for everyone. */
export function InUnits({ value, inMetres }: InUnitsProps) {
  if (!inMetres) return value;
  return (
    <>
      <span className="in-feet">{value}</span>
      <span className="in-metres">{inMetres}</span>
    </>
  );
}

export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** `waters` are named stretches of water (the Solent, Loch Ness); every other kind is a town, village or city. */
export type PlaceKind = 'port' | 'coast' | 'broads' | 'canal' | 'river' | 'lake' | 'inland' | 'waters';

export type Place = Coordinates & {
  readonly name: string;
  readonly county: string;
  readonly kind: PlaceKind;
};

type PlaceRow = readonly [name: string, kind: PlaceKind, latitude: number, longitude: number];

export type PlacesByCounty = Readonly<Record<string, readonly PlaceRow[]>>;

export function placesOfCounties(table: PlacesByCounty): Place[] {
  return Object.entries(table).flatMap(([county, rows]) =>
    rows.map(([name, kind, latitude, longitude]) => ({ name, county, kind, latitude, longitude })),
  );
}

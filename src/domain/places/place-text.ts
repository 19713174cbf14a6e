interface Located {
  readonly location: string;
  readonly county?: string | null | undefined;
}

const tidied = (name: string) => name.trim().toLowerCase();

/** "Poole, Dorset"; the county is left out where the location already says it: "Cardiff", "Cowes, Isle of Wight". */
export function placeText({ location, county }: Located): string {
  if (!county) return location;
  const isSaid = location.split(',').map(tidied).includes(tidied(county));
  return isSaid ? location : `${location}, ${county}`;
}

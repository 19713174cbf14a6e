type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The path with the parameters that are set, as in "/api/my-boats?limit=5". */
export function queryPath(path: string, parameters: Parameters): string {
  const set = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  return `${path}?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`;
}

export const FLAGS: readonly string[];
export const SETTINGS: Readonly<Record<string, string>>;

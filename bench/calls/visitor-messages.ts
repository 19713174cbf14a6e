export const CONNECTIONS = 16;

export interface Asked {
  addresses: string[];
  milliseconds: number;
}

export interface Answered {
  count: number;
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  median: number;
  slow: number;
}

export const CONNECTIONS = 16;

export interface LoadRequest {
  addresses: string[];
  milliseconds: number;
}

export interface LoadResult {
  count: number;
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  median: number;
  slow: number;
}

/** What decides whether small edits of a seller may be approved together. */
export interface SellerRecord {
  /** Listings that have ever been approved. */
  approved: number;
  /** Rejections and take-downs of the last year that were not undone. */
  recentRejections: number;
  openReports: number;
  isSuspended: boolean;
}

export const TRUST = { minApproved: 5, rejectionsCountForDays: 365 } as const;

/** At least five approved listings, no rejection within a year, no open report, not suspended. */
export const isTrustedSeller = (record: SellerRecord): boolean =>
  record.approved >= TRUST.minApproved &&
  record.recentRejections === 0 &&
  record.openReports === 0 &&
  !record.isSuspended;

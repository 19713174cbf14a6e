/** Every action of an administrator as the audit trail shows it, followed by the subject's name. */
export const AUDIT_ACTIONS = {
  'approve-listing': 'Approved the listing',
  'approve-changes': 'Approved changes to the listing',
  'reject-listing': 'Rejected the listing',
  'reject-changes': 'Rejected changes to the listing',
  'feature-listing': 'Featured the listing',
  'unfeature-listing': 'Stopped featuring the listing',
  'delete-listing': 'Deleted the listing',
  'take-down-listing': 'Took down the listing',
  'undo-approve': 'Undid the approval of the listing',
  'undo-reject': 'Undid the rejection of the listing',
  'undo-request-changes': 'Undid asking the seller to change the listing',
  'undo-take-down': 'Undid taking down the listing',
  'request-changes': 'Asked the seller to change the listing',
  'dismiss-report': 'Dismissed a report of the listing',
  'delete-message': 'Deleted the message',
  'add-note': 'Wrote a note about the account of',
  'delete-note': 'Deleted a note about the account of',
  'suspend-account': 'Suspended the account of',
  'restore-account': 'Restored the account of',
  'trust-account': 'Trusted the imports of',
  'distrust-account': 'Stopped trusting the imports of',
  'erase-account': 'Erased the account of',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Notes about an account, written by administrators for administrators. */
export const NOTE_LIMITS = { text: { max: 1_000 }, perAccount: 50 } as const;

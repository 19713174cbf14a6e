/** The parameter of the list call that asks for boats as cards show them. */
export const CARDS_ONLY = { name: 'fields', value: 'card' } as const;

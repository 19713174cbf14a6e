/** Of an administrator's answer to a message from the contact form. */
export const ANSWER_MAX_LENGTH = 4_000;
/** Beyond this a message has become a correspondence, which belongs in a mailbox. */
export const ANSWERS_PER_MESSAGE = 20;

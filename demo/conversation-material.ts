/** What sellers and buyers of the demo answer. None names a boat, so that each fits any conversation. */
export const REPLIES = {
  seller: [
    'Hello, yes, still available. When would suit you for a look?',
    'Thanks for getting in touch. She is ashore at the moment, so you can see everything below the waterline too.',
    'Good question. I have the invoices going back six years and can show you all of them when you come.',
    'Hi, happy to help. The last survey is eighteen months old and I can let you read it on board.',
    'She was antifouled and serviced in spring. Ring the marina office at the gate and they will let you in.',
    'There is a little room on the price for someone who does not need a survey contingency, but not a lot.',
    'Yes, that is all included, along with the spare sails and the winter cover.',
    'I would rather talk about that face to face, but the short answer is yes.',
    'I am on board most weekends. Saturday from ten is easiest, or any evening after six.',
  ],
  buyer: [
    'That is very helpful, thank you. Could we say Saturday at eleven?',
    'Great. Is there parking near the pontoon? I would be bringing my father, who does not walk far.',
    'Thank you. I will speak to my surveyor and come back to you this week.',
    'Understood. Would you mind if I brought a moisture meter along?',
    'Perfect. I can do Sunday morning instead if the weather turns.',
    'Thanks for being so open about it. I would like to come and see her.',
  ],
  agreed: [
    'Eleven is fine. I will put the kettle on.',
    'Of course, bring whatever you like. See you then.',
    'Yes, there is a car park by the gate, two minutes from the berth.',
    'No problem at all. Just let me know.',
    'That works. I will have her opened up and the engine warm, or cold if you prefer to hear it start.',
  ],
} as const satisfies Record<string, readonly string[]>;

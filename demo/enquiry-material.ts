type BuyerRow = readonly [name: string, email: string, phone: string | null];

/** Buyers, with phone numbers that Ofcom reserves for drama. */
export const BUYERS: readonly BuyerRow[] = [
  ['Andrew Sturgess', 'andrew.sturgess@postbag.example', '07700 900013'],
  ['Becky Llewellyn', 'beckyl@seamail.example', null],
  ['Chris Okonkwo', 'chris.okonkwo@postbag.example', '07700 900026'],
  ['Dorothy Pell', 'd.pell@hillside.example', '01632 960021'],
  ['Euan Macrae', 'euan@macrae.example', '07700 900039'],
  ['Farah Siddiqui', 'farah.siddiqui@inbox.example', null],
  ['George Tilley', 'georgetilley@seamail.example', '07700 900044'],
  ['Hannah Brook', 'hannah@brookandsons.example', '07700 900051'],
  ['Ian Puddifoot', 'ian.puddifoot@inbox.example', null],
  ['Jacqui Rowe', 'jacqui.rowe@postbag.example', '07700 900068'],
  ['Kenneth Aldous', 'ken@aldous.example', '01632 960048'],
  ['Leila Haddad', 'leila.haddad@inbox.example', null],
  ['Mike Tansley', 'mike.tansley@seamail.example', '07700 900073'],
  ['Nicola Frost', 'nicola@frostfamily.example', '07700 900084'],
  ['Oliver Pym', 'oliver.pym@hillside.example', null],
  ['Patrick Doyle', 'pdoyle@postbag.example', '07700 900095'],
  ['Ruth Cheeseman', 'ruth.cheeseman@inbox.example', '01632 960067'],
  ['Sam Whitlock', 'samwhitlock@seamail.example', null],
  ['Teresa Vaughan', 'teresa@vaughan.example', '07700 900106'],
  ['Wojtek Zielinski', 'wojtek.z@inbox.example', '07700 900119'],
];

/** Buyers' questions. Words in braces are replaced with values from the listing. */
export const MESSAGES = {
  boat: [
    'Good morning. Is the {boat} still available? My wife and I would like to come to {place} on Saturday if that suits you.',
    'Hello, could you tell me when she was last out of the water and whether there is a survey I could read? Thank you.',
    'I have been looking for one of these for a while. Is there any movement on the price for a quick sale without a broker?',
    'Hi there, what is the air draft, and would she fit a ten-metre berth with the platform? Kind regards.',
    'Please could you send the full inventory and a few more pictures of the engine bay and under the floors. I am a cash buyer.',
    'Hello. We are new to this and have just finished our Day Skipper. Would she be a sensible first boat, in your honest opinion?',
    'Is the berth at {place} transferable? We live twenty minutes away and she looks exactly what we are after.',
    'Could you say a little more about the VAT paperwork and whether you hold the original invoice? I would be keeping her in France.',
    'I viewed a sister ship last week that turned out to be tired. Yours looks far better. Could I see her one weekday?',
    'We have a smaller boat to part with first. Would you consider holding the {boat} on a deposit until the end of the month?',
    'Afternoon. How many hours on the engine, and who services her? I am happy to pay for a compression test.',
    'Lovely looking boat. What would a year’s berthing and insurance come to where you are? Trying to do the sums properly.',
  ],
  inland: [
    'Hello, how thick was the hull at the last survey and when was she blacked? We would be living aboard all year.',
    'Is the mooring included or can it be passed on? That would decide it for us.',
    'Hi, does everything electrical work off grid, or have you mainly been on shore power? We hope to cruise continuously.',
    'Could we come and see her at {place} on Sunday afternoon? There are two of us and a well-behaved lurcher.',
    'What does she cost to heat in winter? We have been in a flat until now, so any advice is welcome.',
    'Good evening. Is the safety certificate current, and would you take an offer subject to survey?',
  ],
  craft: [
    'Hi, is this still for sale? I can collect this weekend and pay by transfer.',
    'Would you take a bit less for cash on Saturday? I am only over in the next county.',
    'Hello, does the trailer come with it and is it road legal? Thanks.',
    'I am buying for my daughter, who is thirteen. Would it suit somebody of her age?',
    'Could you post a couple of close-ups of any damage? It looks very good for the year.',
    'Please can you tell me the weight? I need to know whether I can lift it onto the roof on my own.',
  ],
  gear: [
    'Hello, can you confirm the shaft length or part number for me, please? I think this is exactly what I need.',
    'Would you consider posting? Happy to arrange the courier and pay today.',
    'Is there any history with it? Mine failed on Sunday and I would like to be back afloat by the bank holiday.',
    'I can come to {place} tomorrow evening. Could I hear it run or see it powered up first?',
    'Will you accept a reasonable offer? It has been on for a little while.',
  ],
  mooring: [
    'Is it available from April, and is there a limit on beam? Our boat is just under eleven metres.',
    'Could we sleep aboard at weekends, or is that frowned upon? Many thanks.',
    'Please could you send the agreement and say what the annual charges come to?',
  ],
  superyacht: [
    'We act for a buyer who has asked for the general arrangement plan and last survey. Please confirm that co-brokerage is accepted.',
    'My principal will be in London next week and would like to inspect. Kindly advise dates and whether the crew remain.',
    'Please send the charter record for the last two seasons together with the running costs. Proof of funds can be given on request.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type MessageKind = keyof typeof MESSAGES;

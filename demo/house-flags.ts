/** The flag that a firm flies, as shipping lines do. */
export type HouseFlag = {
  readonly ground: string;
  readonly device: keyof typeof DEVICES;
  readonly colour: string;
};

/** The shape of every logo. */
export const LOGO = { width: 640, height: 480 } as const;

/** A swallow-tailed flag that flutters a little, from its staff at x = 110 to its points at x = 560. */
const FLAG =
  'M120 96C220 66 320 140 420 112L560 92L470 224L560 356C440 390 320 308 220 340C180 352 150 354 120 348Z';

/** Drawn over the whole flag; its outline cuts them off. */
const DEVICES = {
  cross: '<path d="M0 196H640V252H0ZM236 0H292V480H236Z"/>',
  saltire: '<path d="M96 60L140 30L560 400L516 430ZM96 400L516 30L560 60L140 430Z"/>',
  disc: '<circle cx="288" cy="224" r="84"/>',
  bar: '<path d="M0 176C220 130 320 226 640 168V276C320 330 220 240 0 284Z"/>',
  chevron: '<path d="M120 40L372 224L120 408Z"/>',
  quarters: '<path d="M0 0H280V224H0ZM280 224H640V480H280Z"/>',
} as const;

const STAFF = '#5b4632';

export const drawHouseFlag = ({ ground, device, colour }: HouseFlag): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO.width} ${LOGO.height}" width="${LOGO.width}" height="${LOGO.height}">
  <clipPath id="flag"><path d="${FLAG}"/></clipPath>
  <rect width="${LOGO.width}" height="${LOGO.height}" fill="#ffffff"/>
  <path d="${FLAG}" fill="${ground}"/>
  <g fill="${colour}" clip-path="url(#flag)">${DEVICES[device]}</g>
  <path d="${FLAG}" fill="none" stroke="#0b2239" stroke-opacity="0.25" stroke-width="4" stroke-linejoin="round"/>
  <path d="M110 60V440" stroke="${STAFF}" stroke-width="14" stroke-linecap="round"/>
  <circle cx="110" cy="52" r="14" fill="${STAFF}"/>
</svg>`;

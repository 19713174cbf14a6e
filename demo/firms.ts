import type { HouseFlag } from './house-flags.ts';
import type { ProseKind } from './prose/prose-kinds.ts';

export type FirmRow = {
  readonly contact: readonly [firstName: string, lastName: string];
  readonly name: string;
  readonly domain: string;
  readonly phone: string;
  readonly home: string;
  readonly deals: readonly ProseKind[];
  readonly about: string;
  /** Drawn as the firm's logo. */
  readonly flag: HouseFlag;
  /** How much further than others a boat may be for this firm to take it. */
  readonly reach?: number;
};

const YACHTS = ['cruising-yacht', 'racing-yacht', 'multihull', 'dayboat', 'classic'] as const;
const MOTOR_BOATS = ['motor-cruiser', 'sports-boat', 'motor-yacht', 'trailer-boat', 'rib', 'tender'] as const;
const WATERWAYS = ['inland-cruiser', 'narrowboat', 'houseboat', 'barge', 'mooring', 'rowing'] as const;

export const BROKERS: readonly FirmRow[] = [
  {
    contact: ['Edward', 'Harling'],
    name: 'Harling & Pike Yachts',
    domain: 'harlingpike.example',
    phone: '01632 960114',
    home: 'Hamble-le-Rice',
    deals: [...YACHTS, ...MOTOR_BOATS],
    about:
      'We have sold yachts and motor boats on the Hamble since 1974, thirty or so at any time, and we go aboard every one of them before it is listed. Valuations are free within the Solent, and our own yard lifts for surveys.',
    flag: { ground: '#12355b', device: 'cross', colour: '#f2c14e' },
    reach: 6,
  },
  {
    contact: ['Morwenna', 'Lugg'],
    name: 'Lugg Brothers Boat Sales',
    domain: 'luggbrothers.example',
    phone: '01632 960237',
    home: 'Plymouth',
    deals: [...YACHTS, ...MOTOR_BOATS, 'fishing', 'workboat'],
    about:
      'A family firm on the Barbican. My brother looks after the sailing boats and I look after everything with a bigger engine. Ring before you drive: the good ones go quickly.',
    flag: { ground: '#7a1f2b', device: 'disc', colour: '#f6f1e7' },
  },
  {
    contact: ['Fiona', 'Carmichael'],
    name: 'Carmichael Clyde Brokerage',
    domain: 'carmichaelclyde.example',
    phone: '01632 960358',
    home: 'Largs',
    deals: [...YACHTS, ...MOTOR_BOATS, 'fishing', 'workboat'],
    about:
      'Brokers for the Clyde and the west coast. We sell cruising yachts, motor sailers and working boats, and arrange delivery to anywhere between Cape Wrath and the Solway.',
    flag: { ground: '#1d4e44', device: 'saltire', colour: '#f6f1e7' },
  },
  {
    contact: ['Peter', 'Sallows'],
    name: 'Sallows & Reed, Boat Agents',
    domain: 'sallowsreed.example',
    phone: '01632 960472',
    home: 'Brundall',
    deals: [...WATERWAYS, 'motor-cruiser', 'classic'],
    about:
      'Agents for Broads cruisers, river boats and moorings. Most of what we sell lies at our own staithe and can be seen on any day but Sunday.',
    flag: { ground: '#f6f1e7', device: 'bar', colour: '#2f6b4f' },
  },
  {
    contact: ['Kathleen', 'Birtwhistle'],
    name: 'Birtwhistle Narrowboats',
    domain: 'birtwhistle.example',
    phone: '01632 960591',
    home: 'Braunston',
    deals: WATERWAYS,
    about:
      'Narrowboats and widebeams, sold from the marina at Braunston. Each comes with her safety certificate, and we hold the keys to nearly all of them.',
    flag: { ground: '#b3261e', device: 'quarters', colour: '#f2c14e' },
  },
  {
    contact: ['Julian', 'Ashcombe'],
    name: 'Ashcombe Superyachts',
    domain: 'ashcombe.example',
    phone: '020 7946 0318',
    home: 'London',
    deals: ['superyacht'],
    about:
      'Sale and purchase of large yachts from offices in London. Enquiries are answered by a broker who has been aboard.',
    flag: { ground: '#0b2239', device: 'chevron', colour: '#c9a35c' },
  },
];

export const DEALERS: readonly FirmRow[] = [
  {
    contact: ['Gareth', 'Pryce'],
    name: 'Pryce Marine Centre',
    domain: 'prycemarine.example',
    phone: '01632 960640',
    home: 'Southampton',
    deals: [...MOTOR_BOATS, 'jetski', 'fishing', 'outboard', 'inboard'],
    about:
      'New and used motor boats, engines and spares, with a workshop and a dry stack beside the Itchen. Part exchange is welcome.',
    flag: { ground: '#0e5a73', device: 'chevron', colour: '#ffffff' },
  },
  {
    contact: ['Lorna', 'Whitfield'],
    name: 'Whitfield Boats',
    domain: 'whitfieldboats.example',
    phone: '01632 960725',
    home: 'Conwy',
    deals: [...MOTOR_BOATS, 'jetski', 'fishing', 'trailer', 'outboard'],
    about:
      'Family boats, jet skis and the trailers that carry them, in stock at Conwy Marina. We service what we sell.',
    flag: { ground: '#f2c14e', device: 'disc', colour: '#12355b' },
  },
  {
    contact: ['Owen', 'Thackray'],
    name: 'Thackray Paddle and Sail',
    domain: 'thackray.example',
    phone: '01632 960788',
    home: 'Windermere',
    deals: ['paddle', 'dinghy', 'tender', 'rowing'],
    about: 'Dinghies, kayaks and paddleboards by the lake. Come and try one before you buy it.',
    flag: { ground: '#2f6b4f', device: 'bar', colour: '#f6f1e7' },
  },
  {
    contact: ['Sunita', 'Kallat'],
    name: 'Kallat Marine Spares',
    domain: 'kallatspares.example',
    phone: '01632 960853',
    home: 'Liverpool',
    deals: ['inboard', 'part', 'electronics', 'sail', 'trailer', 'outboard'],
    about:
      'Marine engines, electronics and used sails, tested in our own shop. We post anything that a courier can lift.',
    flag: { ground: '#40364f', device: 'cross', colour: '#e8e2d4' },
  },
];

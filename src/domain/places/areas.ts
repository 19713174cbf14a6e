import { COUNTIES, COUNTIES_OF_NATIONS } from './counties.ts';
import type { Coordinates } from './place.ts';

/** A part of the country larger than a county. */
export type Area = Coordinates & { readonly name: string; readonly counties: readonly string[] };

/** The common name of each area, with its counties. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  England: COUNTIES_OF_NATIONS.england,
  Scotland: COUNTIES_OF_NATIONS.scotland,
  Wales: COUNTIES_OF_NATIONS.wales,
  'North Wales': ['Conwy', 'Denbighshire', 'Flintshire', 'Gwynedd', 'Isle of Anglesey', 'Wrexham'],
  'South Wales': [
    'Blaenau Gwent',
    'Bridgend',
    'Caerphilly',
    'Cardiff',
    'Carmarthenshire',
    'Merthyr Tydfil',
    'Monmouthshire',
    'Neath Port Talbot',
    'Newport',
    'Pembrokeshire',
    'Rhondda Cynon Taf',
    'Swansea',
    'Torfaen',
    'Vale of Glamorgan',
  ],
  'Northern Ireland': COUNTIES_OF_NATIONS.northernIreland,
  'East Anglia': ['Norfolk', 'Suffolk', 'Essex', 'Cambridgeshire'],
  'East Coast': ['Lincolnshire', 'Norfolk', 'Suffolk', 'Essex', 'Kent'],
  'South Coast': [
    'Kent',
    'East Sussex',
    'West Sussex',
    'Hampshire',
    'Isle of Wight',
    'Dorset',
    'Devon',
    'Cornwall',
  ],
  'South East': [
    'Kent',
    'East Sussex',
    'West Sussex',
    'Surrey',
    'Hampshire',
    'Isle of Wight',
    'Berkshire',
    'Oxfordshire',
    'Buckinghamshire',
  ],
  'South West': [
    'Cornwall',
    'Isles of Scilly',
    'Devon',
    'Dorset',
    'Somerset',
    'Bristol',
    'Gloucestershire',
    'Wiltshire',
  ],
  'West Country': ['Cornwall', 'Isles of Scilly', 'Devon', 'Dorset', 'Somerset', 'Bristol'],
  'North East': ['Northumberland', 'Tyne and Wear', 'County Durham'],
  'North West': ['Cumbria', 'Lancashire', 'Merseyside', 'Greater Manchester', 'Cheshire'],
  'Lake District': ['Cumbria'],
  Midlands: [
    'Derbyshire',
    'Leicestershire',
    'Nottinghamshire',
    'Northamptonshire',
    'Rutland',
    'Shropshire',
    'Staffordshire',
    'Warwickshire',
    'West Midlands',
    'Worcestershire',
    'Herefordshire',
  ],
  Sussex: ['East Sussex', 'West Sussex'],
  Yorkshire: ['North Yorkshire', 'South Yorkshire', 'West Yorkshire', 'East Riding of Yorkshire'],
  'Channel Islands': ['Jersey', 'Guernsey'],
  Clyde: [
    'Inverclyde',
    'North Ayrshire',
    'South Ayrshire',
    'City of Glasgow',
    'West Dunbartonshire',
    'Renfrewshire',
  ],
};

export const AREAS: readonly Area[] = Object.entries(ROWS).map(([name, counties]) => ({
  name,
  counties,
  ...middleOf(counties),
}));

function middleOf(names: readonly string[]): Coordinates {
  const counties = COUNTIES.filter(({ name }) => names.includes(name));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(counties.map(({ latitude }) => latitude)),
    longitude: mean(counties.map(({ longitude }) => longitude)),
  };
}

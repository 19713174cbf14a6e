import type { Coordinates } from './place.ts';

/** The Crown dependencies are not part of the United Kingdom, so boats there show their own country. */
export type Country = 'United Kingdom' | 'Isle of Man' | 'Jersey' | 'Guernsey';

export type County = Coordinates & { readonly name: string };

type CountyRow = readonly [name: string, latitude: number, longitude: number];

const ENGLAND = [
  ['Bedfordshire', 52.06, -0.46],
  ['Berkshire', 51.45, -1.0],
  ['Bristol', 51.455, -2.597],
  ['Buckinghamshire', 51.83, -0.83],
  ['Cambridgeshire', 52.33, 0.0],
  ['Cheshire', 53.19, -2.53],
  ['City of London', 51.515, -0.092],
  ['Cornwall', 50.42, -4.85],
  ['County Durham', 54.7, -1.7],
  ['Cumbria', 54.57, -2.95],
  ['Derbyshire', 53.13, -1.58],
  ['Devon', 50.72, -3.8],
  ['Dorset', 50.78, -2.3],
  ['East Riding of Yorkshire', 53.87, -0.5],
  ['East Sussex', 50.92, 0.28],
  ['Essex', 51.8, 0.58],
  ['Gloucestershire', 51.83, -2.17],
  ['Greater London', 51.5, -0.11],
  ['Greater Manchester', 53.5, -2.3],
  ['Hampshire', 51.05, -1.3],
  ['Herefordshire', 52.08, -2.75],
  ['Hertfordshire', 51.83, -0.24],
  ['Isle of Wight', 50.68, -1.29],
  ['Isles of Scilly', 49.93, -6.31],
  ['Kent', 51.22, 0.75],
  ['Lancashire', 53.87, -2.6],
  ['Leicestershire', 52.66, -1.13],
  ['Lincolnshire', 53.13, -0.25],
  ['Merseyside', 53.42, -2.95],
  ['Norfolk', 52.67, 1.0],
  ['North Yorkshire', 54.2, -1.4],
  ['Northamptonshire', 52.28, -0.85],
  ['Northumberland', 55.23, -1.98],
  ['Nottinghamshire', 53.13, -1.02],
  ['Oxfordshire', 51.77, -1.28],
  ['Rutland', 52.65, -0.63],
  ['Shropshire', 52.63, -2.73],
  ['Somerset', 51.15, -2.9],
  ['South Yorkshire', 53.5, -1.33],
  ['Staffordshire', 52.83, -2.03],
  ['Suffolk', 52.2, 1.03],
  ['Surrey', 51.25, -0.42],
  ['Tyne and Wear', 54.95, -1.55],
  ['Warwickshire', 52.3, -1.55],
  ['West Midlands', 52.48, -1.88],
  ['West Sussex', 50.93, -0.47],
  ['West Yorkshire', 53.75, -1.67],
  ['Wiltshire', 51.33, -1.93],
  ['Worcestershire', 52.2, -2.18],
] as const satisfies readonly CountyRow[];

const SCOTLAND = [
  ['Aberdeen City', 57.15, -2.1],
  ['Aberdeenshire', 57.23, -2.5],
  ['Angus', 56.73, -2.92],
  ['Argyll and Bute', 56.15, -5.3],
  ['City of Edinburgh', 55.95, -3.19],
  ['City of Glasgow', 55.861, -4.251],
  ['Clackmannanshire', 56.15, -3.75],
  ['Dumfries and Galloway', 55.05, -3.9],
  ['Dundee City', 56.46, -2.97],
  ['East Ayrshire', 55.5, -4.3],
  ['East Dunbartonshire', 55.95, -4.2],
  ['East Lothian', 55.95, -2.75],
  ['East Renfrewshire', 55.75, -4.37],
  ['Falkirk', 56.0, -3.77],
  ['Fife', 56.23, -3.13],
  ['Highland', 57.4, -4.8],
  ['Inverclyde', 55.92, -4.75],
  ['Midlothian', 55.83, -3.12],
  ['Moray', 57.47, -3.25],
  ['Na h-Eileanan Siar', 57.9, -6.8],
  ['North Ayrshire', 55.67, -4.87],
  ['North Lanarkshire', 55.87, -3.95],
  ['Orkney', 59.0, -3.05],
  ['Perth and Kinross', 56.57, -3.75],
  ['Renfrewshire', 55.85, -4.53],
  ['Scottish Borders', 55.55, -2.85],
  ['Shetland', 60.3, -1.25],
  ['South Ayrshire', 55.28, -4.65],
  ['South Lanarkshire', 55.6, -3.8],
  ['Stirling', 56.25, -4.33],
  ['West Dunbartonshire', 55.98, -4.53],
  ['West Lothian', 55.9, -3.55],
] as const satisfies readonly CountyRow[];

const WALES = [
  ['Blaenau Gwent', 51.77, -3.2],
  ['Bridgend', 51.55, -3.6],
  ['Caerphilly', 51.65, -3.2],
  ['Cardiff', 51.482, -3.18],
  ['Carmarthenshire', 51.9, -4.2],
  ['Ceredigion', 52.25, -4.1],
  ['Conwy', 53.15, -3.75],
  ['Denbighshire', 53.1, -3.35],
  ['Flintshire', 53.2, -3.15],
  ['Gwynedd', 52.9, -3.95],
  ['Isle of Anglesey', 53.28, -4.35],
  ['Merthyr Tydfil', 51.75, -3.38],
  ['Monmouthshire', 51.77, -2.87],
  ['Neath Port Talbot', 51.68, -3.73],
  ['Newport', 51.588, -2.998],
  ['Pembrokeshire', 51.85, -4.9],
  ['Powys', 52.3, -3.4],
  ['Rhondda Cynon Taf', 51.65, -3.45],
  ['Swansea', 51.63, -4.0],
  ['Torfaen', 51.7, -3.05],
  ['Vale of Glamorgan', 51.45, -3.42],
  ['Wrexham', 53.0, -3.0],
] as const satisfies readonly CountyRow[];

const NORTHERN_IRELAND = [
  ['County Antrim', 54.86, -6.2],
  ['County Armagh', 54.3, -6.52],
  ['County Down', 54.33, -5.92],
  ['County Fermanagh', 54.35, -7.64],
  ['County Londonderry', 54.95, -6.9],
  ['County Tyrone', 54.6, -7.15],
] as const satisfies readonly CountyRow[];

const CROWN_DEPENDENCIES = [
  ['Isle of Man', 54.23, -4.53],
  ['Jersey', 49.21, -2.13],
  ['Guernsey', 49.455, -2.58],
] as const satisfies readonly CountyRow[];

const namesOf = (counties: readonly CountyRow[]): readonly string[] => counties.map(([name]) => name);

export const COUNTIES_OF_NATIONS = {
  england: namesOf(ENGLAND),
  scotland: namesOf(SCOTLAND),
  wales: namesOf(WALES),
  northernIreland: namesOf(NORTHERN_IRELAND),
} as const;

const rows: readonly CountyRow[] = [
  ...ENGLAND,
  ...SCOTLAND,
  ...WALES,
  ...NORTHERN_IRELAND,
  ...CROWN_DEPENDENCIES,
];

/** Ceremonial counties of England, council areas of Scotland and Wales, counties of Northern Ireland. */
export const COUNTIES: readonly County[] = rows.map(([name, latitude, longitude]) => ({
  name,
  latitude,
  longitude,
}));

export function countryOfCounty(county: string): Country {
  return CROWN_DEPENDENCIES.map(([name]) => name).find((name) => name === county) ?? 'United Kingdom';
}

/** GeoNames names today's authorities; our gazetteer names counties. Regions absent here keep their own name. */
const REGIONS_OF_COUNTY = {
  Bedfordshire: ['Bedford', 'Central Bedfordshire', 'Luton'],
  Berkshire: [
    'Bracknell Forest',
    'Reading',
    'Slough',
    'West Berkshire',
    'Windsor and Maidenhead',
    'Wokingham',
  ],
  Buckinghamshire: ['Milton Keynes'],
  Cambridgeshire: ['Peterborough'],
  Cheshire: ['Cheshire East', 'Cheshire West and Chester', 'Halton', 'Warrington'],
  'County Antrim': ['Antrim and Newtownabbey', 'Belfast', 'Causeway Coast and Glens', 'Mid and East Antrim'],
  'County Armagh': ['Armagh City Banbridge and Craigavon'],
  'County Down': ['Ards and North Down', 'Lisburn and Castlereagh', 'Newry Mourne and Down'],
  'County Durham': ['Darlington', 'Hartlepool', 'Stockton-on-Tees'],
  'County Fermanagh': ['Fermanagh and Omagh'],
  'County Londonderry': ['Derry City and Strabane'],
  'County Tyrone': ['Mid Ulster'],
  Derbyshire: ['Derby'],
  Devon: ['Plymouth', 'Torbay'],
  Dorset: ['Bournemouth, Christchurch and Poole'],
  'City of Edinburgh': ['Edinburgh'],
  'City of Glasgow': ['Glasgow City'],
  'East Riding of Yorkshire': ['Kingston upon Hull'],
  'East Sussex': ['Brighton and Hove'],
  Essex: ['Southend-on-Sea', 'Thurrock'],
  Gloucestershire: ['South Gloucestershire'],
  'Greater Manchester': [
    'Bolton',
    'Bury',
    'Manchester',
    'Oldham',
    'Rochdale',
    'Salford',
    'Stockport',
    'Tameside',
    'Trafford',
    'Wigan',
  ],
  Hampshire: ['Portsmouth', 'Southampton'],
  'Isle of Anglesey': ['Anglesey'],
  Kent: ['Medway'],
  Lancashire: ['Blackburn with Darwen', 'Blackpool'],
  Leicestershire: ['Leicester'],
  Lincolnshire: ['North East Lincolnshire', 'North Lincolnshire'],
  Merseyside: ['Knowsley', 'Liverpool', 'Sefton', 'St. Helens', 'Wirral'],
  'Na h-Eileanan Siar': ['Eilean Siar'],
  'North Yorkshire': ['Middlesbrough', 'Redcar and Cleveland', 'York'],
  Northamptonshire: ['North Northamptonshire', 'West Northamptonshire'],
  Nottinghamshire: ['Nottingham'],
  Orkney: ['Orkney Islands'],
  Powys: ['Sir Powys'],
  'Scottish Borders': ['The Scottish Borders'],
  Shetland: ['Shetland Islands'],
  Shropshire: ['Telford and Wrekin'],
  Somerset: ['Bath and North East Somerset', 'North Somerset'],
  'South Yorkshire': ['Barnsley', 'Doncaster', 'Rotherham', 'Sheffield'],
  Staffordshire: ['Stoke-on-Trent'],
  Swansea: ['City and County of Swansea'],
  'Tyne and Wear': ['Gateshead', 'Newcastle upon Tyne', 'North Tyneside', 'South Tyneside', 'Sunderland'],
  'West Midlands': ['Birmingham', 'Coventry', 'Dudley', 'Sandwell', 'Solihull', 'Walsall', 'Wolverhampton'],
  'West Yorkshire': ['Bradford', 'Calderdale', 'Kirklees', 'Leeds', 'Wakefield'],
  Wiltshire: ['Swindon'],
} as const satisfies Record<string, readonly string[]>;

const COUNTY_BY_REGION = new Map<string, string>(
  Object.entries(REGIONS_OF_COUNTY).flatMap(([county, regions]) => regions.map((region) => [region, county])),
);

const LEADING_STYLE =
  /^(?:City and Borough|Metropolitan Borough|Royal Borough|Borough|District|County|City)(?: of)? (?!(?:and|Durham)\b)/;
const TRAILING_STYLE = / (?:county borough|council)$/i;

export function countyOfRegion(region: string): string {
  const plain = region.replace(LEADING_STYLE, '').replace(TRAILING_STYLE, '');
  return COUNTY_BY_REGION.get(plain) ?? COUNTY_BY_REGION.get(region) ?? plain;
}

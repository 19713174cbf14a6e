import {
  all,
  any,
  atLeast,
  atMost,
  between,
  boats,
  fromBroker,
  has,
  lyingIn,
  type Meaning,
  madeBy,
  not,
  of,
  project,
  reduced,
  titled,
} from './meaning.fixture.ts';

/** What is typed, and what the first results must be. */
type Meant = readonly [phrase: string, meaning: Meaning];

const narrowboat = of('specialist/narrowboat');
const tradStern = titled(/(?<!semi-)trad/i);
const sixtyFoot = between('length', 54, 66);
const outboard = of('engines/outboard');
const inboard = of('engines/inboard');
const rib = of('small-craft/ribs');
const dinghy = of('small-craft/dinghies');
const trailer = of('engines/trailers');
const sails = of('engines/sails');
const electronics = of('engines/electronics');
const mooring = of('moorings');
const catamaran = of('sailing/catamaran');
const houseboat = of('specialist/houseboat');
/** "Yacht" is a sailing yacht, unless more is said. */
const yacht = of('sailing');
const motorYacht = of('motor/yacht', 'superyachts/motor-yacht');
const motorBoat = of('motor');
const motorCruiser = of('motor/cruiser', 'motor/canal', 'motor/sports', 'motor/yacht');
const liveaboard = of('specialist/narrowboat', 'specialist/houseboat', 'specialist/dutch-barge');
const canalBoat = of('motor/canal', 'specialist/narrowboat');
const solent =
  /Southampton|Lymington|Port Solent|Cowes|Gosport|Hamble|Warsash|Portsmouth|Isle of Wight|Hampshire/;
const scotland =
  /Oban|Largs|Mallaig|Queensferry|Inverness|Troon|Inverkip|Aberdeen|Ardfern|Argyll|Highland|Ayrshire|Edinburgh/;
const wales =
  /Conwy|Pwllheli|Holyhead|Cardiff|Swansea|Neyland|Milford|Penarth|Abersoch|Bangor|Menai|Anglesey|Gwynedd/;
const broads = /Norfolk|Wroxham|Horning|Brundall|Yarmouth|Broads|Lowestoft/;
const london = /London|Brentford|Chertsey|Rickmansworth/;
const cornwall = /Cornwall|Falmouth|Padstow|Mylor|Penzance|Fowey|Helford/;

/**
 * A held-out set: written as buyers type, with what they mean, before anybody looked at what the vocabulary knows.
 * New phrases are welcome; none is removed because it is read badly.
 */
export const MEANT: Readonly<Record<string, readonly Meant[]>> = {
  negation: [
    ['yacht not a project', all(yacht, not(project))],
    ['boats under 20k not project', all(boats, atMost('price', 20_000), not(project))],
    ['rib without trailer', all(rib, not(titled(/trailer/i)))],
    ['sailing yacht not bilge keel', all(yacht, not(has('keelType', 'bilge')))],
    ['motor boat not petrol', all(motorBoat, not(has('fuelType', 'petrol')))],
    ['canal boat that isn’t a project', all(canalBoat, not(project))],
    ['westerly but not a project', all(madeBy(/Westerly/), boats, not(project))],
    ['any boat under 20k except catamarans', all(boats, atMost('price', 20_000), not(catamaran))],
    ['outboard not two stroke', all(outboard, not(titled(/two-stroke/)))],
    ['non project sailing boat scotland', all(yacht, not(project), lyingIn(scotland))],
    ['narrowboat private sellers only', all(narrowboat, not(fromBroker))],
    ['no brokers yacht', all(yacht, not(fromBroker))],
    ['houseboat no engine', all(houseboat, not(titled(/Ex-fishing/)))],
    ['wooden boat, no projects please', all(boats, has('hullMaterial', 'wood'), not(project))],
  ],
  alternatives: [
    ['princess or fairline', madeBy(/Princess|Fairline/)],
    ['lagoon or fountaine pajot catamaran', madeBy(/Lagoon|Fountaine Pajot/)],
    ['yamaha or suzuki outboard', all(outboard, madeBy(/Yamaha|Suzuki/))],
    ['honda/tohatsu outboard', all(outboard, madeBy(/Honda|Tohatsu/))],
    ['bavaria, hanse or jeanneau', madeBy(/Bavaria|Hanse|Jeanneau/)],
    ['yacht in lymington or cowes', all(yacht, lyingIn(/Lymington|Cowes/))],
    ['kayak or canoe', of('small-craft/kayaks')],
    ['sunseeker / princess flybridge', madeBy(/Sunseeker|Princess/)],
    [
      'catamaran or trimaran under 40k',
      all(of('sailing/catamaran', 'sailing/trimaran'), atMost('price', 40_000)),
    ],
    ['laser or topper', all(dinghy, madeBy(/Laser|Topper/))],
    ['raymarine or garmin plotter', all(electronics, madeBy(/Raymarine|Garmin/))],
    ['wayfarer, mirror or laser dinghy', all(dinghy, madeBy(/Wayfarer|Mirror|Laser/))],
    ['yanmar or beta inboard', all(inboard, madeBy(/Yanmar|Beta/))],
    ['rib or speedboat southampton', all(of('small-craft/ribs', 'motor/speedboat'), lyingIn(/Southampton/))],
    ['barge or narrowboat gloucester', all(liveaboard, lyingIn(/Gloucester/))],
    [
      'fin or lifting keel cruiser under 50k',
      all(yacht, has('keelType', 'fin', 'lifting'), atMost('price', 50_000)),
    ],
  ],
  'ranges and decades': [
    ['yacht 30 to 35 feet', all(yacht, between('length', 30, 35))],
    ['motor boats £30,000 - £60,000', all(motorBoat, between('price', 30_000, 60_000))],
    ['sailing boat from the 70s', all(any(yacht, dinghy), between('yearBuilt', 1970, 1979))],
    ['narrowboat 50-60ft under 80k', all(narrowboat, between('length', 50, 60), atMost('price', 80_000))],
    ['1980s yacht under 15k', all(yacht, between('yearBuilt', 1980, 1989), atMost('price', 15_000))],
    ['catamaran built after 2015', all(catamaran, atLeast('yearBuilt', 2015))],
    ['between 20k and 40k rib', all(rib, between('price', 20_000, 40_000))],
    ['outboards from 5 to 20 hp', all(outboard, between('enginePower', 5, 20))],
    ['sports cruiser 2000-2010', all(of('motor/sports'), between('yearBuilt', 2000, 2010))],
    ['8 to 10 metre yacht', all(yacht, between('length', 26, 33))],
    ['late 90s blue water yacht', all(of('sailing/bluewater'), between('yearBuilt', 1995, 1999))],
    ['pre 1950 boats', all(boats, atMost('yearBuilt', 1950))],
    ['superyacht under 5 million', all(of('superyachts'), atMost('price', 5_000_000))],
    ['superyachts 30-40m', all(of('superyachts'), between('length', 98, 132))],
    ['yacht newer than 2010', all(yacht, atLeast('yearBuilt', 2010))],
    ['boat less than 10 years old', all(boats, atLeast('yearBuilt', new Date().getFullYear() - 10))],
    ['narrowboat around 80k', all(narrowboat, between('price', 68_000, 92_000))],
    ['yacht up to 28 foot max 15 grand', all(yacht, atMost('length', 28.5), atMost('price', 15_000))],
  ],
  units: [
    ['9hp outboard', all(outboard, between('enginePower', 5, 16))],
    ['20 horse power outboard', titled(/Mercury F20/)],
    ['70hp four stroke', titled(/Yamaha F70A/)],
    ['rib 6 metres', all(rib, between('length', 17.7, 21.7))],
    ['yacht draft under 1.2m', all(yacht, atMost('draft', 1.2))],
    ['60 foot widebeam', titled(/widebeam/i)],
    ['10m motor boat', all(motorBoat, between('length', 29, 36.5))],
    ['1300kg trailer', titled(/SBS 1300kg/)],
    ['twin axle trailer 2600 kg', titled(/Indespension 2600kg/)],
    ['35’ sailing yacht', all(yacht, between('length', 31.5, 38.5))],
    ['kayak under 12ft', all(of('small-craft/kayaks'), atMost('length', 12))],
    ['140 hp outboard', titled(/Suzuki DF140A/)],
    ['25hp diesel inboard', titled(/Beta 25/)],
    ['5.8m rib', all(rib, between('length', 17, 21))],
    ['boat with draught less than 80cm', all(boats, atMost('draft', 0.8))],
    ['engine 10 to 30 bhp diesel', all(inboard, between('enginePower', 10, 30))],
  ],
  'market words': [
    ['reduced narrowboat', all(narrowboat, reduced)],
    ['price drop yacht', all(yacht, reduced)],
    ['vat paid catamaran', all(of('sailing/catamaran', 'superyachts/luxury-cat'), has('vatStatus', 'paid'))],
    ['motor yacht from a broker', all(motorYacht, fromBroker)],
    ['private sale yacht', all(yacht, not(fromBroker))],
    ['new boats', all(boats, has('condition', 'new'))],
    ['second hand rib', all(rib, not(has('condition', 'new')))],
    ['cheapest narrowboat', all(narrowboat, atMost('price', 84_000))],
    ['bargain sailing dinghy', all(dinghy, atMost('price', 5_000))],
    ['newest narrowboat', narrowboat],
    ['most expensive boat', all(boats, atLeast('price', 8_900_000))],
    ['boats for sale by owner cornwall', all(boats, not(fromBroker), lyingIn(cornwall))],
    ['just listed boats', boats],
  ],
  purposes: [
    ['boat for a family of four', all(boats, not(of('superyachts')))],
    ['easy to sail single handed', yacht],
    ['liveaboard london', all(liveaboard, lyingIn(london))],
    ['cheap liveaboard near bristol', all(liveaboard, lyingIn(/Bristol|Bath|Gloucester/))],
    ['weekend boat for two', all(boats, not(of('superyachts')))],
    ['boat for sea fishing', of('specialist/fishing')],
    ['sailing dinghy for kids', dinghy],
    ['boat to cross the atlantic', of('sailing', 'superyachts')],
    ['round the world yacht', of('sailing', 'superyachts/sailing-yacht')],
    ['boat for the french canals', any(canalBoat, of('specialist/dutch-barge'), titled(/canal/i))],
    ['starter yacht', yacht],
    ['water ski boat', of('motor/speedboat')],
    ['racing yacht', of('sailing/yacht')],
    ['shallow draft cruiser for the east coast', all(boats, atMost('draft', 1.3))],
    [
      'family day boat',
      of('sailing/daysailer', 'motor/speedboat', 'motor/cruiser', 'specialist/fishing', 'small-craft/ribs'),
    ],
    ['trailable yacht', all(yacht, atMost('length', 28))],
    ['canal holiday boat', canalBoat],
    ['boat i can live on under 70k', all(liveaboard, atMost('price', 70_000))],
    ['first narrowboat', narrowboat],
    ['boat for norfolk broads', all(boats, any(lyingIn(broads), canalBoat))],
  ],
  misspelt: [
    ['jeaneau sun odyssey', titled(/Jeanneau Sun Odyssey/)],
    ['benneteau', madeBy(/Beneteau/)],
    ['sunseekr', madeBy(/Sunseeker/)],
    ['princes motor yacht', madeBy(/Princess/)],
    ['hallberg rasy', madeBy(/Hallberg-Rassy/)],
    ['westerley', madeBy(/Westerly/)],
    ['suzuki outbord', titled(/Suzuki DF140A/)],
    ['tohatzu outboard', all(outboard, madeBy(/Tohatsu/))],
    ['yamha outboard', all(outboard, madeBy(/Yamaha/))],
    ['narrow boat', narrowboat],
    ['narrrowboats', narrowboat],
    ['catermaran', catamaran],
    ['dingey', dinghy],
    ['outbourd motor', outboard],
    ['kyak', of('small-craft/kayaks')],
    ['drascomb lugger', titled(/Drascombe Lugger/)],
    ['fairlane targa', titled(/Fairline Targa/)],
    ['seline s28', titled(/Sealine S28/)],
    ['merry fischer', titled(/Merry Fisher/)],
    ['widebeem', titled(/widebeam/i)],
    ['padleboard', of('small-craft/paddleboards')],
    ['spinaker', all(sails, titled(/spinnaker/))],
    ['house boats london', all(houseboat, lyingIn(london))],
    ['yatch', yacht],
    ['saling boat', any(yacht, dinghy)],
    ['trialer', trailer],
  ],
  'makes and models': [
    ['westerly centaur bilge keel', titled(/^Westerly Centaur 26/)],
    ['princess v48', titled(/^Princess V48/)],
    ['azimut 55', titled(/^Azimut 55/)],
    ['j109', titled(/^J\/109/)],
    ['x332', titled(/^X-332/)],
    ['hr 39', titled(/^Hallberg-Rassy 39/)],
    ['sigma 33', titled(/^Sigma 33/)],
    ['merc 9.9 long shaft', outboard],
    ['rs200', titled(/^RS200/)],
    ['volvo d4', titled(/Volvo Penta D4-260/)],
    ['beta marine 25', titled(/^Beta 25/)],
    ['yanmar 3ym30', titled(/^Yanmar 3YM30/)],
    ['volvo penta 290 leg', titled(/^Volvo Penta 290/)],
    ['lagoon 38', titled(/^Lagoon 380/)],
    ['nordhavn', madeBy(/Nordhavn/)],
    ['red paddle 10’6', titled(/Red Paddle Co 10’6/)],
    ['dragonfly trimaran', madeBy(/Dragonfly/)],
    ['bayliner bowrider', titled(/^Bayliner 175 Bowrider/)],
    ['sun fast 3300', titled(/^Sun Fast 3300/)],
    ['oyster 48', titled(/^Oyster 485/)],
    ['bavaria 36 lymington', titled(/^Bavaria 36/)],
    ['sadler 29', titled(/^Sadler 29/)],
    ['grand banks trawler', titled(/^Grand Banks/)],
    ['moody 33', titled(/^Moody 336/)],
    ['yamaha 70', titled(/^Yamaha F70A/)],
    ['seadoo spark', titled(/^Sea-Doo Spark/)],
  ],
  places: [
    ['yachts in scotland', all(yacht, lyingIn(scotland))],
    ['narrowboat near chester', all(narrowboat, lyingIn(/Chester|Nantwich/))],
    ['rib southampton', all(rib, lyingIn(/Southampton/))],
    ['boats for sale on the broads', all(boats, lyingIn(broads))],
    ['motor cruiser channel islands', all(motorCruiser, lyingIn(/St Peter Port|St Helier|Jersey|Guernsey/))],
    ['boats in wales under 30k', all(boats, lyingIn(wales), atMost('price', 30_000))],
    ['mooring hamble', all(mooring, lyingIn(solent))],
    ['isle of wight yacht', all(yacht, lyingIn(/Cowes|Isle of Wight/))],
    ['canoe lake windermere', all(of('small-craft/kayaks'), lyingIn(/Windermere/))],
    [
      'boats northern ireland',
      all(boats, lyingIn(/Belfast|Enniskillen|Bangor|County (Antrim|Down|Fermanagh)/)),
    ],
    ['poole motor boat', all(motorBoat, lyingIn(/Poole/))],
    ['within 30 miles of plymouth boat', all(boats, lyingIn(/Plymouth|Devon|Cornwall/))],
    ['yacht west coast of scotland', all(yacht, lyingIn(scotland))],
    ['boats in SO41', all(boats, lyingIn(solent))],
    ['sailing boat essex', all(any(yacht, dinghy), lyingIn(/Essex/))],
    ['trailer liverpool', all(trailer, lyingIn(/Liverpool/))],
  ],
  goods: [
    ['anchor', of('engines/parts')],
    ['marine engine', any(inboard, outboard)],
    ['trailer for 18ft boat', trailer],
    ['mainsail', all(sails, titled(/mainsail/))],
    ['storm jib', titled(/^Storm jib/)],
    ['chart plotter', electronics],
    ['vhf radio', titled(/^Icom/)],
    ['propeller', titled(/Autoprop/)],
    ['gearbox', all(of('engines/parts'), titled(/gearbox/i))],
    ['electric outboard', titled(/^Torqeedo/)],
    ['anchor winch', titled(/windlass/)],
    ['fish finder', titled(/fish finder/)],
    ['radar', titled(/^Raymarine Quantum/)],
    ['mast and boom', titled(/mast and boom/)],
    ['launching trolley', titled(/launching trolley/)],
    ['mooring for 30ft boat', all(mooring, atLeast('length', 30))],
    ['residential mooring', titled(/Residential canal mooring/)],
    ['marina berth scotland', all(mooring, lyingIn(scotland))],
    ['swinging mooring falmouth', titled(/^Swinging mooring/)],
    ['narrowboat mooring london', all(mooring, lyingIn(london))],
    ['outboard for a dinghy', all(outboard, atMost('enginePower', 20))],
    ['diesel engine for narrowboat', inboard],
    ['short shaft outboard', all(outboard, titled(/short shaft|2\.3/))],
    ['inboard diesel 30hp', inboard],
    ['outboard under £500 in kent', outboard],
    ['sails for a moody 31', titled(/Moody 31/)],
    ['boat engine spares', of('engines/parts')],
  ],
  'narrowboats and everyday mess': [
    ['narrowboat 57ft trad', all(narrowboat, between('length', 51, 63))],
    ['2 bed widebeam', titled(/widebeam/i)],
    ['cruiser stern narrowboat', all(narrowboat, titled(/cruiser stern/))],
    ['electric narrowboat', titled(/^Ortomarine/)],
    // Two are traditional, one of them of that length: others follow that are one or the other.
    ['trad stern 60ft', all(narrowboat, (boat) => tradStern(boat) || sixtyFoot(boat))],
    ['semi trad narrow boat under 80k', all(narrowboat, titled(/semi-trad/), atMost('price', 80_000))],
    ['wide beam canal boat', titled(/widebeam/i)],
    ['30ft yacht', all(yacht, between('length', 27, 33))],
    ['fishing boat with cabin', of('specialist/fishing')],
    ['rib with trailer', rib],
    ['catamaran 3 cabins', of('sailing/catamaran', 'superyachts/luxury-cat')],
    ['boat', boats],
    [
      'sailing boat with inboard diesel under 10k',
      all(yacht, has('fuelType', 'diesel'), atMost('price', 10_000)),
    ],
    ['4 berth river cruiser', all(of('motor/canal'), atLeast('berths', 4))],
    ['motor boat sleeps 6', all(motorBoat, atLeast('berths', 6))],
    ['small sailing boat', all(any(yacht, dinghy), atMost('length', 27))],
    ['wooden boat', all(boats, has('hullMaterial', 'wood'))],
    ['steel boat', all(boats, has('hullMaterial', 'steel'))],
    ['project boat', all(boats, project)],
    ['yachts for sale uk', yacht],
    ['speed boats for sale cheap', all(of('motor/speedboat'), atMost('price', 35_000))],
    ['big motor yacht with flybridge', motorYacht],
    ['used jet ski', of('small-craft/jetskis')],
    ['2 seater kayak', of('small-craft/kayaks')],
    ['inflatable boat with outboard', of('small-craft/ribs', 'small-craft/tenders')],
    ['tender for yacht', of('small-craft/tenders')],
    ['lifting keel yacht', all(yacht, has('keelType', 'lifting', 'centerboard'))],
    ['long keel yacht', all(yacht, has('keelType', 'full'))],
    ['liveaboard narrowboat with mooring', narrowboat],
    ['old wooden sailing boat', all(boats, has('hullMaterial', 'wood'))],
    ['12v trolling motor', titled(/^Torqeedo/)],
    ['day fishing boat with outboard and trailer', of('specialist/fishing')],
    ['gaff rigged', titled(/gaff/)],
    ['open canoe', titled(/canoe|Prospector/)],
    ['cabin cruiser for the thames', motorCruiser],
    ['blow up paddle board', of('small-craft/paddleboards')],
  ],
};

/** Phrases that do not begin with what is meant, with what is in the way. A test fails once one of them does. */
export const NOT_YET: ReadonlySet<string> = new Set([
  // One kind of keel is read where several are named.
  'fin or lifting keel cruiser under 50k',
  // "About six metres" reaches down to 17 ft.
  'rib 6 metres',
  // By price, so that Oxford comes before Gloucester.
  'cheap liveaboard near bristol',
  // A boat of the kind elsewhere comes before one of a kindred kind there.
  'motor cruiser channel islands',
  '4 berth river cruiser',
  // Words of the text count as much as those that say more.
  '2 bed widebeam',
  'open canoe',
]);

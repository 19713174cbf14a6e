import { isStopWord } from '../../keywords/stop-words.ts';

/** Everyday words spelt nearly like a name: every common English word that would be read as a misspelt one. */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    'airline alkaline allay alley allot allow ally alumnus ambled anew anger angle angled angles antler ' +
    'argyle askew assailing badge band bands bandy bang bare barged bartender bile binge birth bloom boarder ' +
    'border branded brandies breads bridged brighten broke broken brood brook budge budged bulge byline ' +
    'bylines cane canon caster catalpa chap cheapen cheapens cheapness cheat cheater cheep cleanest clearest ' +
    'coasted colander colic command commanded commandeer commando commandos commands commended commode ' +
    'commoner concede concert concerted concerto concerts confess content context contrite coriander cornball ' +
    'countess crabbed cruise cruised cruises cupboard dabbed deadest dealer ding dingo dingoes dings dinky ' +
    'drover eclectic eclipsed electrical electrify electron electronica electrons engineers excels failing ' +
    'fairer fairly fairy ferret ferrets ferry fished fishery fishes freedman freemen gaffe gallon gamin ' +
    'griffin hairline halberd handy hard hardly harpy harry haunts hearts honing horsing housecoat humble ' +
    'hunger hunker hunted immaculately inflammable jerseys lager lamer lamest lances larges latent later ' +
    'layer leotard lifeboat lifeboats listed listen litter liven logger loser lugged maintain maria marine marines marlin marrow ' +
    'media median mood moods mooing mooning moor mornings motoring naiad nanny nautical needlework network ' +
    'oceanic oceans ouster outbound outward oxfords packer painless parked parsing patrol penance perching ' +
    'perishing perking perusing pincers platter plotted poodle pooled potter pout predate predated predatory ' +
    'predictor presage preside pressing prices prince princely princesses printers pristine process ' +
    'protect proud pursing pursuing pushing race raced races ragging railing range ranged ranges ranker rarer ' +
    'real regale relocation renal renovating respiration restorative retailing revocation ringer ringing ' +
    'roping roving rustle rustled rustles sadder saline sapling savings sawing sayings scare scrimped ' +
    'seaboard sealing searing seating semester servings settings sewing share shavings shimmer shipboard ' +
    'shipper showings shrimp shrimps silent simper slayings small smaller smiling snare soiling solvent southern space ' +
    'spade spake spar spared spark spars sparse spate spinner spire spore stare starling starlit steal steed ' +
    'steely steep steer sterling stiffs stifling stigma stirring stoned stoner stones stoplight straight stripper ' +
    'stuffs surfboard survey swings swirling tailors talk tended tenser timbre timer tinder tipper topped ' +
    'torpedo torqued tracers trackers traders trailed trails trainees trainer trainers traitors trappers ' +
    'twinkle twinkles unbiased unbroken unfurnished unmarked unpunished vets warfare western westerns whales ' +
    'willies wind winds wooded woodmen workbook workbooks workload workout workouts'
  ).split(' '),
);

/** Stop words in the names of boats. */
const BOAT: ReadonlySet<string> = new Set(['boat', 'boats']);

export const isOrdinaryWord = (word: string) =>
  (isStopWord(word) && !BOAT.has(word)) || ORDINARY_WORDS.has(word);

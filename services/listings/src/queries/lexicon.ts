import { type Borough, BOROUGHS } from '../common/borough.js';
import type { ListingType } from '../common/listing-type.js';
import type { DwellingName } from '../common/reso.js';
import { type NearbyPlaceName, SUBWAY_LINES } from '../nearby/nearby-filters.js';
import type { OpenHouseDay } from './open-house-days.js';
import { phraseKey } from './tokens.js';

export type Meaning =
  | { kind: 'borough'; borough: Borough | null }
  | { kind: 'listing-type'; listingType: ListingType }
  | { kind: 'dwelling'; dwellings: readonly DwellingName[] }
  | { kind: 'amenity'; amenity: string; listingType?: ListingType }
  | { kind: 'sort'; sort: 'price-asc' | 'price-desc' | 'newest' }
  | { kind: 'nearby'; place: NearbyPlaceName }
  | { kind: 'open-house-day'; day: OpenHouseDay }
  /** Praise: it is searched for in the texts, and never taken for a misspelt place. */
  | { kind: 'quality' }
  /** Has no meaning for a search. */
  | { kind: 'noise' };

const FLATS: readonly DwellingName[] = ['Apartment', 'Condo', 'Co-op', 'Condop'];
const HOUSES: readonly DwellingName[] = ['House', 'Townhouse', 'Multi-family home'];

/** Russian names that end in a consonant, with their case forms: `в Бруклине`, `недалеко от Бруклина`. */
const declined = (names: string): string =>
  names
    .split(', ')
    .flatMap((name) => ['', 'а', 'у', 'ом', 'е'].map((ending) => name + ending))
    .join(', ');

/** The names of boroughs in the five languages. Null is the whole city. */
const boroughs: readonly [Borough | null, string][] = [
  ...BOROUGHS.map((borough): [Borough, string] => [borough, borough]),
  ['bronx', 'the bronx, die bronx, der bronx, il bronx, el bronx'],
  ['bronx', declined('бронкс')],
  ['brooklyn', 'bklyn, bk, kings county'],
  ['brooklyn', declined('бруклин')],
  ['manhattan', 'new york county'],
  ['manhattan', declined('манхэттен, манхеттен, манхаттан')],
  ['queens', 'queens county, qns'],
  ['queens', declined('куинс, квинс')],
  ['staten-island', 'richmond county, si, isla staten, isla de staten'],
  ['staten-island', declined('статен айленд, стейтен айленд')],
  [null, 'new york, new york city, nyc, ny city, all boroughs, whole city, nueva york'],
  [null, declined('нью йорк')],
];

const listingTypes: Readonly<Record<ListingType, string>> = {
  sales:
    'for sale, sale, sales, buy, to buy, buying, purchase, kaufen, zum kauf, zu kaufen, zu verkaufen, kauf, in vendita, vendita, comprare, acquistare, купить, продажа, на продажу, en venta, venta, comprar',
  rentals:
    'rent, rents, rental, rentals, for rent, to rent, renting, lease, for lease, to let, miete, mieten, zur miete, zu vermieten, affitto, in affitto, affittare, аренда, снять, в аренду, alquiler, en alquiler, alquilar, se alquila',
  'open-houses':
    'open house, open houses, besichtigung, besichtigungen, besichtigungstag, visita, visite, показ, показы, visitas, puertas abiertas',
};

const openHousePhrases: Readonly<Record<OpenHouseDay, string>> = {
  today: 'today, heute, oggi, сегодня, hoy',
  tomorrow: 'tomorrow, morgen, domani, завтра, mañana, manana',
  saturday:
    'saturday, this saturday, samstag, diesen samstag, sonnabend, sabato, questo sabato, суббота, субботу, эту субботу, sábado, sabado, este sábado, este sabado',
  sunday:
    'sunday, this sunday, sonntag, diesen sonntag, domenica, questa domenica, воскресенье, это воскресенье, domingo, este domingo',
  weekend:
    'weekend, this weekend, the weekend, wochenende, dieses wochenende, fine settimana, questo fine settimana, questo weekend, выходные, эти выходные, выходных, этих выходных, fin de semana, este fin de semana',
};

const dwellings: readonly [readonly DwellingName[], string][] = [
  [
    FLATS,
    'apartment, apartments, apt, apts, flat, flats, wohnung, wohnungen, apartamento, apartamentos, appartamento, appartamenti, piso, pisos, квартира, квартиры, квартиру, квартир',
  ],
  [['Condo'], 'condo, condos, condominium, condominiums, eigentumswohnung, condominio, кондо'],
  [['Co-op'], 'co op, co ops, coop, coops, cooperative, кооператив, cooperativa'],
  [['Condop'], 'condop, condops'],
  [HOUSES, 'house, houses, haus, häuser, casa, case, casas, дом, дома, домов'],
  [['House'], 'single family, single family home, single family house, einfamilienhaus, villa'],
  [
    ['Townhouse'],
    'townhouse, townhouses, town house, town houses, brownstone, brownstones, rowhouse, row house, reihenhaus, stadthaus, villetta a schiera, таунхаус, casa adosada',
  ],
  [
    ['Multi-family home'],
    'multi family, multifamily, multi family home, two family, 2 family, three family, 3 family, mehrfamilienhaus, plurifamiliare, multifamiliar',
  ],
  [['Land'], 'land, lot for sale, vacant land, grundstück, terreno, земля, участок'],
];

/** The amenities by the names that listings use. Some are not in any feed yet; queries for them get a response too. */
const amenities: Readonly<Record<string, string>> = {
  Elevator: 'elevator, elevators, lift, aufzug, fahrstuhl, ascensore, лифт, лифтом, ascensor',
  Doorman: 'doorman, door man, doormen, portier, portiere, portinaio, швейцар, швейцаром, portero',
  Concierge: 'concierge, консьерж, консьержем, conserje',
  Garden:
    'garden, gardens, yard, backyard, back yard, garten, giardino, сад, садом, jardin, jardín',
  Gym: 'gym, fitness, fitness center, fitness room, fitnessraum, palestra, спортзал, спортзалом, тренажерный зал, тренажерным залом, gimnasio',
  Parking:
    'parking, parking space, parking spot, parkplatz, stellplatz, parcheggio, posto auto, парковка, парковкой, aparcamiento, estacionamiento',
  Garage: 'garage, garages, гараж, гаражом, garaje, autorimessa',
  Driveway: 'driveway, private driveway, einfahrt, vialetto',
  Balcony: 'balcony, balconies, balkon, balcone, балкон, балконом, balcon, balcón',
  'Roof deck':
    'roof deck, roofdeck, rooftop, roof terrace, dachterrasse, terrazza, терраса на крыше, террасой на крыше, azotea',
  Patio: 'patio, patios',
  Porch: 'porch, veranda, веранда, верандой, porche',
  Fireplace: 'fireplace, fire place, kamin, camino, caminetto, камин, камином, chimenea',
  'Washer/dryer':
    'washer dryer, washer and dryer, in unit laundry, in unit washer dryer, washer, dryer, w d, waschmaschine, lavatrice, стиральная машина, стиральной машиной, lavadora',
  'Laundry room':
    'laundry, laundry room, laundry in building, waschküche, lavanderia, прачечная, прачечной, lavandería',
  Dishwasher:
    'dishwasher, dish washer, spülmaschine, geschirrspüler, lavastoviglie, посудомоечная машина, посудомоечной машиной, lavavajillas',
  'Central air':
    'central air, central ac, air conditioning, a c, ac, aircon, klimaanlage, aria condizionata, кондиционер, кондиционером, aire acondicionado',
  'Hardwood floors':
    'hardwood, hardwood floors, wood floors, parkett, parquet, паркет, паркетом, parqué',
  'Finished basement':
    'finished basement, basement, keller, seminterrato, подвал, подвалом, sótano',
  Storage: 'storage, storage room, abstellraum, deposito, кладовая, кладовой, trastero',
  'Bike room': 'bike room, bike storage, fahrradraum, deposito bici, велокомната, велокомнатой',
  'Live-in super': 'live in super, hausmeister',
  'Separate meters': 'separate meters',
  'Pets allowed':
    'pet friendly, pets, pets allowed, pets ok, dog friendly, dogs allowed, dogs, cats allowed, cats, haustiere erlaubt, haustiere, animali ammessi, можно с животными, с животными, mascotas, se admiten mascotas',
  Pool: 'pool, swimming pool, schwimmbad, piscina, бассейн, бассейном',
};

/** Only a rental has a broker fee. */
const noFee =
  'no fee, no broker fee, no brokers fee, fee free, provisionsfrei, senza commissione, без комиссии, sin comision, sin comisión';

const sorts: readonly ['price-asc' | 'price-desc' | 'newest', string][] = [
  [
    'price-asc',
    'cheap, cheapest, affordable, lowest price, billig, billige, günstig, günstige, economico, economica, economici, дешево, дешевая, дешевую, дешевые, недорого, barato, barata, baratos, baratas',
  ],
  [
    'price-desc',
    'most expensive, highest price, teuerste, più cari, più costosi, самые дорогие, más caros',
  ],
  ['newest', 'newest, new listings, just listed, neueste, nuovi annunci, новые, novedades'],
];

/** What a home may be near. A line of the subway is named as in `the A train` and `7 line`. */
const nearbyPlaces: readonly (readonly [NearbyPlaceName, string])[] = [
  ...SUBWAY_LINES.map((line) => {
    const before = ['train', 'line', 'subway', 'trains'].map((noun) => `${line} ${noun}`);
    const nouns = ['linie', 'u bahn linie', 'linea', 'línea', 'линия', 'линии'];
    return [line, [...before, ...nouns.map((noun) => `${noun} ${line}`)].join(', ')] as const;
  }),
  ['SIR', 'sir, staten island railway'],
  [
    'subway',
    'subway, subway station, subway stop, train station, metro, metro station, u bahn, u bahn station, ubahn, metropolitana, fermata della metropolitana, stazione della metropolitana, метро, станция метро, станции метро, estación de metro',
  ],
  [
    'park',
    'a park, near park, near a park, close to a park, next to a park, einem park, parknähe, un parco, парк, парка, парком, парке, un parque',
  ],
  [
    'playground',
    'playground, playgrounds, spielplatz, parco giochi, area gioco, детская площадка, детской площадки, детской площадкой, parque infantil, zona de juegos',
  ],
  [
    'elementary',
    'school, schools, elementary school, elementary schools, primary school, schule, grundschule, scuola, scuola elementare, школа, школы, школой, начальная школа, начальной школы, escuela, escuela primaria',
  ],
  ['middle', 'middle school, mittelschule, scuola media, escuela intermedia'],
  ['high', 'high school, highschool, scuola superiore, старшая школа, escuela secundaria'],
];

const qualities =
  'luxury, luxurious, luxus, lusso, lujo, modern, renovated, sunny, bright, quiet, spacious, beautiful, charming, large, big, small, cozy, cosy, new, new construction, prewar, pre war, postwar, duplex, penthouse, loft, lofts, waterfront, view, views, river view, walk up, furnished, unfurnished, short term, luxuriös, modern, renoviert, ruhig, hell, sonnig, moderno, luminoso, tranquilo, reformado, люкс, новый, тихий';

const noise =
  'with, and, or, in, near, from, within, walk, walking, walking distance, away, on foot, close to, next to, at, on, by, the, a, an, of, to, around, i, want, looking, looking for, find, search, show, show me, me, home, homes, property, properties, listing, listings, real estate, building, area, neighborhood, neighbourhood, unit, units, place, ny, usa, zip, zip code, private, please, ' +
  'mit, und, oder, von, vom, zur, zu fuß, entfernt, im, am, auf, bei, beim, nahe, nähe, in der nähe von, in der nähe vom, ein, eine, der, die, das, für, von, objekt, objekte, immobilien, suche, ' +
  'con, e, o, a, ad, da, dal, dalla, a piedi, al, allo, alla, ai, di, dei, del, dello, della, nel, nello, nella, nei, sul, sulla, presso, vicino, vicino a, un, una, il, la, per, immobili, cerco, ' +
  'с, со, и, или, от, до, пешком, в, во, на, у, около, возле, рядом с, недалеко от, вблизи, недвижимость, ищу, ' +
  'y, en, de, el, desde, a pie, caminando, los, las, al, junto a, junto al, cerca, cerca de, para, inmuebles, busco';

const lexicon = new Map<string, Meaning>();

/** The first definition of a phrase wins. */
function define(meaning: Meaning, phrases: string): void {
  for (const phrase of phrases.split(',')) {
    const key = phraseKey(phrase);
    if (!lexicon.has(key)) lexicon.set(key, meaning);
  }
}

for (const [borough, names] of boroughs) define({ kind: 'borough', borough }, names);
for (const [type, phrases] of Object.entries(listingTypes)) {
  define({ kind: 'listing-type', listingType: type as ListingType }, phrases);
}
for (const [day, phrases] of Object.entries(openHousePhrases)) {
  define({ kind: 'open-house-day', day: day as OpenHouseDay }, phrases);
}
for (const [kinds, phrases] of dwellings) define({ kind: 'dwelling', dwellings: kinds }, phrases);
for (const [amenity, phrases] of Object.entries(amenities)) {
  define({ kind: 'amenity', amenity }, phrases);
}
define({ kind: 'amenity', amenity: 'No fee', listingType: 'rentals' }, noFee);
for (const [sort, phrases] of sorts) define({ kind: 'sort', sort }, phrases);
for (const [place, phrases] of nearbyPlaces) define({ kind: 'nearby', place }, phrases);
define({ kind: 'quality' }, qualities);
define({ kind: 'noise' }, noise);

/** @param key a phrase in the spelling of {@link phraseKey} */
export const meaningOf = (key: string): Meaning | undefined => lexicon.get(key);

/** The phrases that a misspelt word may be corrected to: no short ones, and none without a meaning for a search. */
export const GUESSABLE_PHRASES: readonly string[] = [...lexicon]
  .filter(([key, { kind }]) => key.length > 4 && !['noise', 'quality'].includes(kind))
  .map(([key]) => key);

/** The boroughs with a name in any language that begins so. */
export function boroughsWithPrefix(text: string): Borough[] {
  const typed = phraseKey(text);
  const found = [...lexicon].flatMap(([key, meaning]) =>
    meaning.kind === 'borough' && meaning.borough !== null && key.startsWith(typed)
      ? [meaning.borough]
      : [],
  );
  return typed.length < MIN_PREFIX_LENGTH ? [] : [...new Set(found)];
}

/** A shorter prefix matches too many names. */
const MIN_PREFIX_LENGTH = 3;

/** The length of the longest phrases. */
export const MAX_PHRASE_WORDS = 5;

/** Subjects of sentences (topics of glossary section 4). */
export type CommentTopic =
  | 'driver'
  | 'wait'
  | 'informed'
  | 'solved'
  | 'call-taking'
  | 'battery-sale'
  | 'tow'
  | 'damage'
  | 'coverage';
export type CommentTone = 'positive' | 'neutral' | 'negative';
/** Conditions on the call for using a sentence. */
export type CommentCondition =
  | 'late'
  | 'inside'
  | 'quick'
  | 'passed'
  | 'named'
  | 'cold'
  | 'heat'
  | 'night'
  | 'battery'
  | 'unsold'
  | 'sold'
  | 'flat'
  | 'lockout'
  | 'fuel'
  | 'towed'
  | 'winch';

type SentencesByTone = Readonly<Record<CommentTone, readonly string[]>>;

/**
 * All sentences of the demo's members, written for this purpose. Conditions come before a bar and must all be met.
 * [a/b] = one of them. Slots: {driver} first name, {wait} and {promise} in words, {promised} in figures, {place} where
 * the car was, {car}, {who} a companion, {town}, {weather}, {when} the time of day, {daypart}, {hour} a clock time.
 */
export const commentSentences: Readonly<Record<CommentTopic, SentencesByTone>> = {
  wait: {
    positive: [
      'quick|Here in {wait}, I had [barely/hardly/only just] put the phone [down/away].',
      'quick|Only {wait} and the [amber lights/yellow lights/truck] were [already behind me/right there].',
      'quick|{wait} from [call/first tap/asking] to truck {when}, could not ask for more.',
      'quick|Faster than a [pizza/cab/bus], {wait} [door to door/in all/tops].',
      'quick|I was told {promise} and it [took/was only/turned out to be] {wait}.',
      'quick|Truck was there before my [coffee got cold/song was over/toes got cold/husband called back].',
      'quick|{wait} {place}, that is [hard to beat/really good/a record].',
      'quick|Did not [even/really] have time to [worry/call my wife/finish my sandwich], {wait} and you were there.',
      'inside|Came [sooner/earlier/quicker] than the estimate, [thank you/thanks/much appreciated].',
      'inside|Arrived [well/nicely/just] inside the {promised} minutes I was [quoted/told/promised].',
      'inside|They said {promise} and kept their [word/promise].',
      'inside|[Right on time/On time/Punctual], to the minute almost, {place}.',
      'inside|Wait was shorter than [the last time/in the spring/what I am used to].',
      'inside|{promised} minutes on the [text/app/phone], {wait} on my watch. [Good/Great/Honest].',
      'quick,night|{when} and still somebody came in {wait}.',
      'cold,quick|On the coldest day of the year I only waited {wait}.',
      'inside|[Reasonable/Short/Very fair] wait for {town} {when}.',
    ],
    neutral: [
      'Took {wait}, about what I [expected/figured/planned for] {when}.',
      'The wait was {wait}. [Not great, not terrible/Okay I guess/Could be worse].',
      'late|They said {promise}, it was {wait}.',
      'Average wait for {town} I guess, {wait}.',
      'Arrival time was okay considering the [traffic/weather/hour].',
      'cold|With that cold everybody was calling, so {wait} is [fair/fair enough/understandable].',
    ],
    negative: [
      'late|They said {promise} and it took {wait} {weather}.',
      'late|Truck kept getting later, [second/third/fourth] call before anyone gave a straight answer.',
      'late|Waited {wait} with {who} {place}.',
      'late|{wait}. I could have [walked home/fixed it myself/taken the bus].',
      'late|The arrival time moved [twice/three times/four times] while I stood {place}.',
      'late|First it was {promise}, then longer, then I stopped asking. {wait} in the end.',
      'late|Missed my [appointment/flight/shift/doctor/class] because of a wait of {wait}.',
      'late|Nobody should sit {place} for {wait} {when}.',
      'late|I pay every year for this and then wait {wait}.',
      'late|Promised {promised} minutes. [Do the math/It was {wait}/Not even close].',
      'late|Far too long {weather}, {wait} {place}.',
      'late,night|Alone {place} {when} for {wait}, [not acceptable/never again/scary].',
      'late,cold|{wait} at that temperature is dangerous, {who} [was/were] shaking.',
      'late,heat|{wait} in that heat without shade, please [send/bring] water at least.',
      'late|The wait ruined [my whole {daypart}/the day/our plans].',
      'late|Called at {hour}, truck came {wait} later.',
      '[Too/Much too/Way too] slow. My [neighbor/brother/cousin] would have been quicker.',
      'Expected [faster/better/quicker] {place}.',
    ],
  },
  informed: {
    positive: [
      '[Loved/Liked/Really liked] the messages, I [knew/could see/always knew] exactly where the truck was.',
      'named|{driver} [phoned/called/rang] when leaving and again [five/ten/a few] minutes out.',
      'Every step came as a text, very [reassuring/helpful/modern] {when}.',
      'The map was [spot on/accurate/right] the whole time.',
      'Somebody called me before I could [start to worry/get nervous/call them].',
      'late|It took longer than promised but they kept [calling/texting] to tell me why.',
      'Got a text, a call and a wave from the cab. [Perfect/Excellent/Super].',
      'passed|First company could not come and I was told within minutes, [well handled/nicely done].',
      'Was told who was coming and what the truck looked like, [good idea {place}/so I felt safe/nice touch].',
      'Updates were [clear and honest/frequent/exactly right] {when}.',
      'I could [tell/text] {who} [when/exactly when] help would come, that map is [great/gold].',
    ],
    neutral: [
      'Got [one text/two texts/a text] and then nothing until the truck was there.',
      'The map worked [most of/half of/some of] the time.',
      'Messages were fine, a call would have been nicer {when}.',
      'Text said on the way, did not say [how far/from where/who].',
    ],
    negative: [
      'No text, no call, the map just [stopped moving/froze/went blank].',
      'passed|First company refused the job and nobody [told me/let me know/bothered to say].',
      'passed|Had to ring [twice/three times/four times] to learn my driver had changed.',
      'passed|Apparently my call was handed to another garage, I found out by [accident/chance].',
      'late|Not [one/a single] update in {wait}.',
      'I was left [guessing/in the dark/wondering] the entire time {place}.',
      'The link in the text showed a truck in [another town/the wrong county/the middle of a lake].',
      'Every time I called I got a different [answer/story/time].',
      'Said they would call back in [ten/five/fifteen] minutes, never did.',
      'late|An honest "we are late" would have been enough.',
      'The driver called from an unknown number and hung up.',
      'Texts came after the truck did.',
    ],
  },
  driver: {
    positive: [
      'named|{driver} was [polite/kind/friendly], [calm/patient/quick] and made {who} feel safe.',
      '[Clean truck/Spotless truck/Nice truck], clear explanation, [great attitude/good manners/big smile].',
      'Went [beyond/well beyond/above] what I asked and waited until I [drove off/was back on the road].',
      'named|Please thank {driver} for me, a real [professional/pro/gentle soul].',
      'named|{driver} is a [keeper/star/legend], give that driver a [raise/medal/day off].',
      '[Friendly/Cheerful/Pleasant], careful and quick with the paperwork.',
      'The driver explained every step before doing it, [I learned something/{who} listened too/very reassuring].',
      'night|Checked that I was safe before anything else, which meant a lot {when}.',
      'Very courteous, even with {who} [talking/crying/complaining] the whole [way/time].',
      'named|Had {driver} once before, just as [kind/good/nice] this time.',
      'Treated {car} as if it [was new/was made of glass/belonged to the family].',
      'cold|Let {who} warm up in the cab while working out there in the cold.',
      'heat|Brought cold water without being asked.',
      'Professional from [hello to goodbye/start to finish/the first minute].',
      'named|{driver} even [swept up the glass/checked the other tires/topped up the washer fluid].',
      'You can tell when someone [likes the job/knows the job/cares].',
      '[Great/Good/Super] [guy/person/driver], made a bad {daypart} [better/bearable].',
      '[Respectful/Gentle/Considerate] and patient with [all my questions/{who}/an old man like me].',
      'named|{driver} came {place} {when} and could not have been [nicer/more helpful].',
    ],
    neutral: [
      'Driver did the job.',
      'Driver was okay, [not very talkative/bit quiet/in a hurry].',
      'Polite enough {when}.',
      'named|{driver} seemed [tired/rushed/new] but got it done.',
      'Nothing special, nothing wrong.',
    ],
    negative: [
      'Was short with me and left before checking that {car} [started/was safe to drive].',
      'Driver stayed on the phone the whole time.',
      'Rude from the first [word/minute].',
      'Acted like I was wasting [everyone’s/valuable] time.',
      'Smoked next to {car} and would not answer questions.',
      'named|{driver} argued with {who}, really?',
      'Did not introduce himself, did not show an id.',
      'Complained about [the address/the traffic/the company/dispatch] the entire time.',
      'Talked down to [me/{who}] as if [I/we] knew nothing about cars.',
      'Left me {place} with the hood open.',
      'Sat in the truck for [ten/five/fifteen] minutes before getting out.',
      'No gloves, no light, no idea.',
    ],
  },
  solved: {
    positive: [
      'sold|[Tested/Checked/Measured] the battery, swapped it and showed me the readings.',
      'lockout|Got the door [open/unlocked] in a minute without a scratch.',
      'unsold|One try and [the engine was running/{car} was alive again/it started].',
      'flat|Spare on, pressure checked on all four, [done/good to go/back on the road].',
      'fuel|Enough fuel to reach the next station, problem over.',
      'towed|[Loaded/Hooked up/Moved] {car} smoothly, no [drama/fuss/damage].',
      'winch|Pulled us out of the [ditch/mud/snow/field] like it was nothing.',
      'Fixed on the spot {place}, back on the road in [no time/minutes].',
      'Found the real problem when I thought it was [something else/the starter/my own fault].',
      '[Knew/Understood] exactly what to do with {car}.',
      'unsold|Told me to have the alternator looked at, and the shop [agreed/said the same].',
      'lockout|Keys back in my hand before {who} got bored.',
      '[Right/Proper] tools, right truck, right person.',
      'flat|The lug nuts were rusted solid and still it took ten minutes.',
      'Thought {car} was [done for/dead], runs [fine/again/like new].',
    ],
    neutral: [
      'Car runs, that is what counts.',
      'unsold|Started fine, will need a new battery [soon/before winter].',
      'It worked in the end.',
      'Got [me/us/me and {who}] home.',
    ],
    negative: [
      'towed|Sent a small van for a car that clearly needed a flatbed, so I waited twice.',
      'unsold|Jump lasted one mile, should have tested it.',
      'unsold|Died again {place} [an hour/two hours/ten minutes] later.',
      'flat|Put the spare on with hardly any air in it.',
      'lockout|Gave up after [two/three] tries and I paid a locksmith.',
      'Could not fix it and could not tell me why.',
      'Wrong truck for [the job/{car}].',
      'fuel|Brought the wrong fuel, had to wait for another one.',
      'sold|New battery, same problem, did not test anything first.',
      'Had to have it done again at a shop in {town}.',
      'The driver had never [opened/seen/touched] {car} before and it showed.',
      'winch|Cable was too short, second truck needed.',
    ],
  },
  'call-taking': {
    positive: [
      'App request took [thirty seconds/a minute/three taps].',
      'The [lady/man/operator] on the phone was wonderful and found me right away {place}.',
      'Pin on the map and done, never had to explain where I was.',
      'Operator stayed on the line until [I was off the road/help was there/{who} calmed down].',
      'Very easy to ask for help {when}.',
      'Call was answered on the [first/second] ring, even {when}.',
    ],
    neutral: [
      'Phone menu is long but it works.',
      'Had to give my member number [twice/three times].',
      'The app asked for my location even though I had typed it.',
    ],
    negative: [
      'The person on the phone could not find my location {place}.',
      'Told the wrong priority, nobody noted I was {place}.',
      '[Twenty/Fifteen/Ten/Thirty] minutes on hold before anyone spoke to me.',
      'Operator insisted I was not in {town}.',
      'Had to explain the same thing to [three people/two people/everybody].',
      'The app sent the truck to my home instead of {place}.',
      'Music, menu, music, hang up. Called again.',
      'They wrote down the wrong car so the wrong truck came.',
    ],
  },
  'battery-sale': {
    positive: [
      'sold|Cheaper than the shop and no trip.',
      'sold|New battery on the spot, [fair/good/honest] price, old one taken away.',
      'sold|No pressure at all, just the numbers and a choice.',
      'unsold|Tested it and honestly told me it still has [a year/a winter/two years].',
      'sold|Warranty explained and registered before leaving.',
      'sold|Did not know you [sell/carry/bring] batteries, saved me a trip to {town}.',
    ],
    neutral: [
      'sold|Price was fair but I felt pushed.',
      'unsold|Offered me a battery, I said no, fine.',
      'sold|Battery cost more than I [hoped/thought].',
    ],
    negative: [
      'sold|Quoted one price, charged another.',
      'Tried to sell me a battery I did not need.',
      'sold|No receipt for the battery until I asked twice.',
      'unsold|Did not have my size on the truck, so what was the point.',
      'More interested in the sale than in starting {car}.',
    ],
  },
  tow: {
    positive: [
      'Called the shop ahead and left {car} in the right bay.',
      'Dropped it exactly where I wanted and put the keys in the box.',
      'Flatbed as [requested/asked/needed], strapped down properly.',
      'Took {who} and me along and dropped us at home first.',
      'Knew a good shop in {town} that was still open {when}.',
    ],
    neutral: [
      'Towed to the shop in {town} as agreed.',
      'The cab was full so I had to find another ride.',
      'Shop was closed, so it stands in their lot now.',
    ],
    negative: [
      'Dropped at the wrong garage, keys left inside.',
      'Wanted to tow me to his own garage instead of mine.',
      'No room for {who}, we had to take a taxi from {town}.',
      'Hooked it up by the wrong end, it is all-wheel drive.',
      'Left it blocking the neighbor’s driveway.',
      'Nobody knew where {car} was until the next [morning/day/afternoon].',
    ],
  },
  damage: {
    positive: [
      'Put out [cones and lights/flares/triangles] first, I felt safe the whole time.',
      'Not a scratch on {car}, thank you for the care.',
      'Moved {who} and me away from the traffic before starting. Smart.',
    ],
    neutral: ['Small mark on the rim, probably mine.', 'Traffic was close but they had the lights on.'],
    negative: [
      'New [scrape/scratch/dent] on the [bumper/door/fender] after [loading/the job].',
      'No cones or lights while I [changed sides/got out/stood there].',
      'lockout|Bent the door frame getting it open.',
      'Oil all over the driveway.',
      'Had me stand in the traffic lane to steer.',
      'Hubcap gone, nobody knows anything.',
    ],
  },
  coverage: {
    positive: [
      'Everything covered, not a [cent/dime] to pay.',
      'Membership paid for itself [today/again/twice this year].',
      'Good to know the miles were included.',
    ],
    neutral: [
      'I did not know [bikes/rentals/campers] were covered, nice.',
      'Please say more clearly how many [tows/calls] are left this year.',
      'Used my [second/third/last] call of the year, will see about renewal.',
    ],
    negative: [
      'Was told mileage was free, then had to pay.',
      'Paid for Plus and still got a bill.',
      'Nobody could tell me what my plan includes.',
      'After [ten/twenty/thirty/all these] years of membership I expected more.',
      'Renewal letters come on time, trucks do not.',
    ],
  },
};

/** Answers without content, including a formula: exports and screens must handle them. */
export const noiseComments = [
  'ok',
  'N/A',
  'none',
  'good',
  '=1+1',
  'Muy amable el chofer, gracias.',
  '👍👍',
  'thx',
  '.',
  'Gracias por todo',
  'no comment',
  '10/10',
  '-',
  'Très bien, merci',
] as const;

/** Short endings that some members add, by tone. */
export const closings: SentencesByTone = {
  positive: [
    'Thank you!',
    'Thanks again.',
    'Will renew.',
    'Well done.',
    'Five stars.',
    'A+',
    'Keep it up.',
    'I told all my friends in {town}.',
    'God bless.',
    'Worth every penny.',
    'Safe travels to your crew.',
    'Great service.',
  ],
  neutral: ['Thanks.', 'That is all.', 'Fine overall.', 'See you next time, hopefully not soon.'],
  negative: [
    'Please fix this.',
    'Very disappointed.',
    'Thinking about cancelling.',
    'Not again.',
    'Do better.',
    'Somebody should call me about this.',
    'Never this company again.',
    'Would like a reply.',
  ],
};

/**
 * Words that carry a tone, by strength: 3 strong, 2 clear, 1 slight. Base forms in lowercase; `toneOf` also matches
 * their inflections. Written for this product: everyday American English, including how members talk about roadside
 * service.
 */
const praise: Readonly<Record<1 | 2 | 3, string>> = {
  3: `amazing awesome best brilliant excellent exceptional extraordinary fabulous fantastic flawless incredible
    lifesaver love magnificent marvelous masterpiece outstanding perfect perfection perfectly phenomenal priceless
    sensational spectacular stellar stunning superb superior terrific top-notch unbeatable wonderful
    wonderfully wow gem keeper hero delightful delight delicious adore beautifully exquisite hilarious must-have
    thrilled heavenly favorite godsend`,
  2: `accommodating accurate admirable affordable appreciate appreciative attentive beautiful beauty bless blessing
    bravo calm capable careful carefully caring cautious charming cheerful classic clean clear clever comfortable
    comfort commend compliment considerate convenient cool courteous courtesy creative crisp cute decent deserve
    diligent easy easily effective efficient efficiently effortless elegant engaging enjoy enjoyable enjoyed entertain
    entertaining enthusiastic expert fair faithful family-friendly fast faster fastest fine flavorful fresh friendly
    fun funny generous genius gentle gentleman gentlemen genuine glad good gorgeous graceful gracious grateful great
    happy handy happily helpful honest honor imaginative immaculate immediate immediately impress impressed impressive
    informative inspiring intelligent interesting juicy keen kind kindness knowledgeable laugh legit lovable lovely
    loyal lucky memorable merry neat nice nicely patient patience personable pleasant pleased pleasantly pleasure
    polite praise prompt promptly proud punctual quick quicker quickest quickly rapid rapidly recommend refreshing
    reliable relief relieved remarkable respectful rewarding rock satisfied satisfy satisfying savvy scrumptious
    sharp shine sincere sleek smart smile smiling smooth smoothly speedy stylish success successful super superbly
    supportive swift sweet sweetheart talented tasty tender thank thankful thanks thorough thoughtful tidy
    timely touching treasure trustworthy trusty understanding unforgettable useful valuable vibrant warm welcome
    welcoming well-made witty worthwhile worth wise yummy yum compassionate cordial safely securely respect
    professionally sturdy lightweight sensible tops fab`,
  1: `accept accommodate advantage agreeable ample apologetic appropriate assist assisted available balanced benefit
    better bonus bright cheap cheaply comfy complete confident correct correctly dependable discount durable ease
    explained fix fixed free fully gain glow handsome haste help helped improve improved improvement
    included innovative intact joke like liked nifty original pass popular powerful pretty professional
    professionalism properly protect protected ready reasonable reasonably recover reassure reassuring
    resolve resolved rich safe saved saves simple solid solve solved soon sooner strong subtle suit support
    thumbs-up top trust unique upbeat upgrade value well win winner wins works worked working yes early earlier
    knew terrifically yay joy joyful plenty crispy moist legendary moving realistic
    suspense quality spotless`,
};

const blame: Readonly<Record<1 | 2 | 3, string>> = {
  3: `abysmal appalling atrocious awful crap crappy despicable disaster disgrace disgraceful disgust disgusted disgusting
    dreadful garbage hate hated hideous horrendous horrible horribly horrid horrific inexcusable insulting junk
    lousy nightmare outrageous pathetic rip-off ripoff scam sucks suck terrible terribly trash
    unacceptable unbearable unwatchable useless vile vomit worst worthless inedible terrifying fraud crook liar stupid
    stupidity idiot idiotic moron ridiculous turd atrocity abuse abusive lied`,
  2: `alone annoy annoyed annoying anger angry arrogant ashamed avoid awkward bad badly bait bland bogus bored boring broke
    broken bruise bumpy careless cheat cheated cheesy clueless clumsy complain complained complaint
    condescending confused confusing crack cracked crash crashed creepy cringe crude cruel damage damaged damaging
    dangerous dead defect defective delay delayed denied denies deny dent dented dirty disappear disappoint disappointed
    disappointing disappointment discriminate dismissive disrespect disrespectful dissatisfied dodgy downhill drag
    dragged dry dull dumb embarrassed embarrassing error excruciating exhausting expensive fail failed failure fake
    false fear feared filthy flawed flimsy foul freezing frustrate frustrated frustrating fuss gouge greasy gross grumpy
    hang-up harass hassle horror hostile hurt ignorant ignore ignored impersonal impossible inadequate incompetent
    incomplete inconsiderate inconvenience inconvenient incorrect inept inferior insult irritate irritated irritating
    jerk lame late lacking lacks laggy lazy leak letdown lie lying lifeless lose loser lost mad malfunction
    mean mess messy misdirected mislead misleading mistake misled nasty neglect neglected nonsense obnoxious offend
    offended offensive overcharge overcharged overcooked overdue overpriced overrated pain painful panic poor poorly
    predictable pretentious problem pushy rambling refuse refused regret rude rudely ruin ruined rushed sad sadly
    scare scared scary scrape scraped scratch scratched scuffed shabby shame shameful shoddy shaky sick slack sloppy slow slower slowest slowly sluggish
    smelled smelly smoked snapped spoil spoiled stale steep stink stinks stolen stranded stress stressful
    struggle stuck tasteless tedious tired tiresome torn tortured trouble ugly unable uncomfortable unclear uncooperative
    undercooked unfair unfortunate unfortunately unfriendly unhappy unhelpful uninspired unprofessional unreliable unresponsive
    unsafe unsatisfied unsatisfactory unusable unwelcome upset upsetting violent waste wasted wasting weak weird
    whine worry worse worsen wrong yell yelled yelling rotten soggy flop plodding mediocre pitiful wobbly
    wobbling harsh sketchy hazard hazardous bent fried dishonest shock jerky overkill shocked shocking`,
  1: `abandon against average bare beware blame blocked bother bothered bounced bug bulky canceled
    cancel cancelled charged cliche choppy claimed clunky cold concern conflict costly cry cut-off declined
    declining dark difficult difficulty disconnect disconnected disable doubt  excuse expired fallen fell fight flat
    forgot forgotten forever gave-up hard hardly hidden hold horrified hours ill insisted issue itch lack lapse limited
    lonely loose low miss missed missing nervous never no-show nobody noisy nothing odd old-fashioned outdated
    pressure pressured rough salt sorry static stiff still stop stopped strange
    surcharge swore tangle tardy tight tough unnecessary upsell upcharge warped worn fee fault faulty
    garbled guess unanswered interrupt spotty thin unwilling unpleasant limp plain pointless wtf overly oversold`,
};

/** Phrases whose tone differs from that of their words, separated by commas. */
const praisingPhrases: Readonly<Record<1 | 2 | 3, string>> = {
  3: `above and beyond, went beyond, out of his way, out of her way, out of their way, not a scratch,
    without a scratch, without a mark, peace of mind, five stars, 5 stars, can not beat, can't beat,
    cannot beat, hard to beat, couldnt be happier, couldn't be happier, could not be happier, well done,
    good job, great job, worth every`,
  2: `like family, like a charm, spot on, on time, in no time, record time, right away, no problem, no problems,
    no trouble, no issue, no issues, no complaints, no pressure, no charge, no damage, at ease, thumbs up,
    back on the road, running again, got me going, kept me informed, kept me posted, kept me updated, shout out,
    a raise, way before, didn't have to wait, did not have to wait, must have`,
  1: `right on, on my way, let me know, heads up, be back, go back, going back, come back`,
};

const blamingPhrases: Readonly<Record<1 | 2 | 3, string>> = {
  3: `thumbs down, thumb down, don't bother, do not bother, don't buy, do not buy, great disappointment,
    big disappointment, zero stars, one star, ripped off, rip off, no communication, zero communication,
    zero updates, never again, took forever, took ages, waited forever, waste of time, waste of money,
    save your money, stay away, stopped working, quit working, piece of junk, what a joke`,
  2: `does not fit, over rated, how bad, nobody told, nobody called, never called, never got, never came,
    never worked, heard nothing, long time, was forced, felt pushed, had to pay, got charged, charged another,
    1 star, hung up, hang up, on hold, gave up, let down, fell apart, falls apart, fall apart, in the dark,
    no idea, no clue, no excuse, no call, no text, no updates, no update, no receipt, no warranty, no lights,
    not again, needs work, needs training, too long, too much, too slow, for hours, wrong address, died within,
    does not work, doesn't work, didn't work, did not work, not happy, not worth, nothing special, plot holes,
    walked out, rolled his eyes, missed my, still waiting, still stuck, hour late, a joke, hard sell,
    sales pitch`,
  1: `too small, how long, couldn't, could not, wouldn't, would not, nobody could, find out, found out, used to be,
    walked home, no one, do better, should have, should be, could have, would have liked, would be nice,
    would have been nice, supposed to, half the time, at best, so called, zero, come on`,
};

function weighted(lists: Readonly<Record<1 | 2 | 3, string>>, between: RegExp, sign: 1 | -1) {
  return ([1, 2, 3] as const).flatMap((strength) =>
    lists[strength].split(between).map((entry) => [entry, sign * strength] as const),
  );
}

/** The tone of each word: -3 to 3. */
export const toneWeights: ReadonlyMap<string, number> = new Map([
  ...weighted(praise, /\s+/, 1),
  ...weighted(blame, /\s+/, -1),
]);

/** The tone of each phrase: -3 to 3. */
export const tonePhrases: readonly (readonly [phrase: string, weight: number])[] = [
  ...weighted(praisingPhrases, /,\s+/, 1),
  ...weighted(blamingPhrases, /,\s+/, -1),
];

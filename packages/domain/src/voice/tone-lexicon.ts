/**
 * Words that carry a tone, by strength: 3 strong, 2 clear, 1 slight. Base forms in lower case; `toneOf` also finds their
 * inflections. Written for this product: everyday American English, with what members say about roadside service.
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

function weights(words: Readonly<Record<1 | 2 | 3, string>>, sign: 1 | -1): [string, number][] {
  return ([1, 2, 3] as const).flatMap((strength) =>
    words[strength]
      .split(/\s+/)
      .filter(Boolean)
      .map((word): [string, number] => [word, sign * strength]),
  );
}

/** The tone of each word: -3 to 3. */
export const toneWeights: ReadonlyMap<string, number> = new Map([...weights(praise, 1), ...weights(blame, -1)]);

/** Phrases whose tone is not that of their words. */
export const tonePhrases: readonly (readonly [phrase: string, weight: number])[] = [
  ['above and beyond', 3],
  ['went beyond', 3],
  ['out of his way', 3],
  ['out of her way', 3],
  ['out of their way', 3],
  ['like family', 2],
  ['like a charm', 2],
  ['spot on', 2],
  ['on time', 2],
  ['in no time', 2],
  ['record time', 2],
  ['right away', 2],
  ['right on', 1],
  ['no problem', 2],
  ['no problems', 2],
  ['no trouble', 2],
  ['no issue', 2],
  ['no issues', 2],
  ['no complaints', 2],
  ['no pressure', 2],
  ['no charge', 2],
  ['no damage', 2],
  ['not a scratch', 3],
  ['without a scratch', 3],
  ['without a mark', 3],
  ['peace of mind', 3],
  ['at ease', 2],
  ['thumbs up', 2],
  ['five stars', 3],
  ['5 stars', 3],
  ['can not beat', 3],
  ["can't beat", 3],
  ['cannot beat', 3],
  ['hard to beat', 3],
  ['couldnt be happier', 3],
  ["couldn't be happier", 3],
  ['could not be happier', 3],
  ['back on the road', 2],
  ['running again', 2],
  ['got me going', 2],
  ['on my way', 1],
  ['kept me informed', 2],
  ['kept me posted', 2],
  ['kept me updated', 2],
  ['let me know', 1],
  ['heads up', 1],
  ['well done', 3],
  ['good job', 3],
  ['great job', 3],
  ['shout out', 2],
  ['a raise', 2],
  ['way before', 2],
  ["didn't have to wait", 2],
  ['did not have to wait', 2],
  ['be back', 1],
  ['go back', 1],
  ['going back', 1],
  ['come back', 1],
  ['must have', 2],
  ['worth every', 3],
  ['thumbs down', -3],
  ['thumb down', -3],
  ["don't bother", -3],
  ['do not bother', -3],
  ["don't buy", -3],
  ['do not buy', -3],
  ['does not fit', -2],
  ['too small', -1],
  ['great disappointment', -3],
  ['big disappointment', -3],
  ['over rated', -2],
  ['how bad', -2],
  ['how long', -1],
  ["couldn't", -1],
  ['could not', -1],
  ["wouldn't", -1],
  ['would not', -1],
  ['nobody could', -1],
  ['nobody told', -2],
  ['nobody called', -2],
  ['never called', -2],
  ['never got', -2],
  ['never came', -2],
  ['never worked', -2],
  ['heard nothing', -2],
  ['find out', -1],
  ['found out', -1],
  ['long time', -2],
  ['used to be', -1],
  ['was forced', -2],
  ['walked home', -1],
  ['felt pushed', -2],
  ['had to pay', -2],
  ['got charged', -2],
  ['charged another', -2],
  ['zero stars', -3],
  ['one star', -3],
  ['1 star', -2],
  ['hung up', -2],
  ['hang up', -2],
  ['on hold', -2],
  ['gave up', -2],
  ['ripped off', -3],
  ['rip off', -3],
  ['let down', -2],
  ['fell apart', -2],
  ['falls apart', -2],
  ['fall apart', -2],
  ['in the dark', -2],
  ['no idea', -2],
  ['no clue', -2],
  ['no excuse', -2],
  ['no call', -2],
  ['no text', -2],
  ['no updates', -2],
  ['no update', -2],
  ['no communication', -3],
  ['no receipt', -2],
  ['no warranty', -2],
  ['no lights', -2],
  ['no one', -1],
  ['zero communication', -3],
  ['zero updates', -3],
  ['never again', -3],
  ['not again', -2],
  ['do better', -1],
  ['needs work', -2],
  ['needs training', -2],
  ['should have', -1],
  ['should be', -1],
  ['could have', -1],
  ['would have liked', -1],
  ['would be nice', -1],
  ['would have been nice', -1],
  ['supposed to', -1],
  ['too long', -2],
  ['too much', -2],
  ['too slow', -2],
  ['took forever', -3],
  ['took ages', -3],
  ['waited forever', -3],
  ['for hours', -2],
  ['half the time', -1],
  ['waste of time', -3],
  ['waste of money', -3],
  ['save your money', -3],
  ['stay away', -3],
  ['wrong address', -2],
  ['died within', -2],
  ['does not work', -2],
  ["doesn't work", -2],
  ["didn't work", -2],
  ['did not work', -2],
  ['stopped working', -3],
  ['quit working', -3],
  ['not happy', -2],
  ['piece of junk', -3],
  ['not worth', -2],
  ['nothing special', -2],
  ['at best', -1],
  ['plot holes', -2],
  ['walked out', -2],
  ['rolled his eyes', -2],
  ['missed my', -2],
  ['still waiting', -2],
  ['still stuck', -2],
  ['hour late', -2],
  ['so called', -1],
  ['zero', -1],
  ['what a joke', -3],
  ['a joke', -2],
  ['come on', -1],
  ['hard sell', -2],
  ['sales pitch', -2],
];

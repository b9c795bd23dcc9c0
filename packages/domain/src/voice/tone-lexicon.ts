/**
 * Words that carry a tone, by strength: 3 strong, 2 clear, 1 slight. Base forms in lowercase; `toneOf` also matches
 * their inflections. Written for this product: everyday American English, including how members talk about roadside
 * service.
 */
const praise: Readonly<Record<1 | 2 | 3, string>> = {
  3: `adorable adore amazing amazingly angel awesome beautifully best blissful bravo breathtaking brilliant brilliantly
    champ champion dazzling delicious delight delightful divine ecstatic elated excellent excellently exceptional
    exemplary exquisite extraordinary fabulous fabulously fantastic fantastically faultless fave favorite flawless
    flawlessly gem genius glorious goat godsend hallelujah heartwarming heavenly hero heroic hilarious hooray
    impeccable impeccably incredible invaluable irreplaceable keeper kudos legend lifesaver lifesavers love
    magnificence magnificent magnificently marvel marvelous masterful masterpiece mesmerizing miracle mvp outstanding
    outstandingly overjoyed perfect perfection perfectly phenomenal phenomenally priceless pristine riveting rockstar
    saint sensational spectacular splendid splendidly stellar stunning superb superbly superior terrific thrilled
    treasure unbeatable unmatched unparalleled unreal unrivaled wonderful wonderfully woohoo `,
  2: `bargain magical rocks rocked sharpness dependability accommodating accurate adept admirable admire admired affable affordable amused amusing applaud appreciate
    appreciative approachable artful articulate assured attentive attractive authentic beautiful beauty bless blessed
    blessing boost brave brisk calm capable captivating careful carefully caring cautious celebrate charm charmed
    charmer charming cheer cheerful cherish classy clean clear clever comfort comfortable comforting commend
    commendable compassionate compelling competent compliment complimentary composed congrats congratulations
    conscientious considerate convenient cool cordial courteous courtesy cozy crafty creative credit crisp crispy
    crystal cute darling dazzle decent decently dedicated delectable delighted deserve deserving desirable dignified
    diligent diplomatic dynamic eager earnest easily easy easygoing ecstasy effective efficient efficiently effortless
    elegant empathetic empathy encouraging endearing endorse energetic engaging engrossing enjoy enjoyable enjoyed
    enjoyment enjoys entertain entertained entertaining enthralling enthusiasm enthusiastic ethical exceeded
    exceeds excels excited excitement exciting exhilarating expert expertly fab fair faith faithful fascinating fast
    faster fastest favorable fixed flattering flavor flavorful fluffy fond forthright free fresh friend friendly
    fulfilling fun funny generous gentle gentleman gentlemen genuine gifted glad gladly glamorous good gorgeous
    graceful gracious graciously grateful gratitude great gripping handsome handy happier happiest happily happy
    hardworking harmonious healthy heartfelt heartily helpful homey honest honesty honor honorable hospitable humble
    humorous ideal imaginative immaculate immediate immediately impress impressed impressive improved informative
    ingenious innovative insightful inspiration inspire inspired inspiring intelligent interesting intriguing
    intuitive invigorating inviting jolly jovial joyful jubilant juicy keen kind kindly kindness knowledgeable laugh
    legit lightweight likable likeable lively lovable lovely loyal lucky lush luxurious luxury masterfully mature
    memorable merry meticulous mindful moist motivated neat neatly nice nicely notable nurturing obliging optimistic
    overdelivered painless palatable passionate patience patient peaceful peppy personable picturesque playful
    pleasant pleasantly pleased pleasing pleasurable pleasure plush poised polished polite positive powerful praise
    praiseworthy precise premium pride prized proactive productive professional professionalism professionally
    proficient profound prompt promptly proud pumped punctual quality quick quicker quickest quickly rapid rapidly
    reassure reassured reassuring recommend refined refreshed refreshing rejuvenated relaxed relaxing reliable relief
    relieved remarkable rescued resourceful respect respectable respectful responsive restful rewarding robust
    romantic safely safer satisfaction satisfactory satisfied satisfy satisfying savior savvy scrumptious seamless
    seamlessly secure securely sensible serene sincere skilled skillful skillfully sleek smart smile smiling smooth
    smoothly snappy solid solved soothing spacious sparkling special speediest speedy spirited splendor spotless
    steady strong stunned sturdy stylish sublime succeed success successful succulent super supportive sweet
    sweetheart swift sympathetic sympathy tactful tactfully talented tasty terrifically thank thankful thanks thorough
    thoughtful thrilling tidy timely top tops tranquil transparent trusted trustworthy trusty truthful unbiased
    understanding understood unforgettable upbeat uplifting useful valuable value vibrant vivid warm welcome welcoming
    wholesome willing winner wise witty wonders wondrous worth worthwhile worthy yay yum yummy zippy`,
  1: `classic wow accept acceptable accessible accommodate active adequate advantage agree agreeable alive ample amuse apologetic
    appropriate assisted attract award balanced beneficial benefit benefits better bright calming cheaply
    civil comfy confident cooperative correct correctly cured dependable diligence discount durable earlier early ease
    eased easier effectively explained fine fit fix fixes flexible focused glow grace guarantee heaven helped
    helps hopeful humor important improve improvement improving included intact joy laughed legendary liked mild
    modern natural nifty nourish opportunity organized polish practical privileged progress promising proper properly
    protect protected protects proven ready reasonable reasonably relax remedy rescue resolve resolved respected
    restored reward rich safe save saved saves secured sensitive settled simple solve soon sooner stable
    succeeded sunny support supported survive thumbs treat trust unique upgrade upgraded usable useable welcomed well
    win wins won worked working works yes`,
};

const blame: Readonly<Record<1 | 2 | 3, string>> = {
  3: `abhorrent abomination abuse abusing abusive abysmal appalled appalling ass asshole assholes atrocious atrociously
    atrocity awful bastard bitch bs bullshit catastrophe catastrophic crap crappy crook crooked crooks cursed cussed
    deplorable despicable despise despised detest disaster disastrous disgrace disgraceful disgust disgusted
    disgusting disgustingly dishonest dreadful drivel evil excruciatingly fiasco filth fraud fraudulent garbage gross
    hate hated hell hideous horrendous horrible horribly horrid horrific horrors idiot idiotic inedible inexcusable
    infuriating insane insulted insulting jackass junk laughable liar liars lied loathe loathed lousy miserable
    miserably monstrosity moron nightmare offensive outrageous pathetic putrid rancid rape repulsive revolting
    ridiculous ripoff robbed robbery scam scammed scammer scammers screwed shit shitty sickening stupid stupidity suck
    sucked sucks sucky sux terrible terribly terrifying theft thief thieves trainwreck trash travesty turd
    unacceptable unbearable unethical unforgivable ungodly unprofessional unsafe unwatchable useless vile vomit vulgar
    worst worthless wretched yuck yucky`,
  2: `horrified denied smoked aggravate aggravated aggravating aggressive aloof amateur amateurish anger angrily angry anguish annoy annoyance
    annoyed annoying antagonistic apathetic appall argue argued arguing argumentative arrogance arrogant artificial
    ashamed avoid awfully bad badly bait banged bent betrayed bitter bizarre blah bland blandest bleak blew blunder
    bogus bored boredom boring bother bothersome bounced broke brutal bully bummed bummer bumpy burden burnt careless
    carelessly carelessness chaos chaotic cheat cheated cheating cheats cheesy choppy cliche clueless clumsy clunky
    complain complained complaining complains complaint condescending confused confusing contempt contradictory
    contrived corrupt counterfeit crackly cranky crashes crazy creepy cringe cruddy crude cruel crummy curt cynical
    damage damaged damaging dangerous deceived deceptive deceptively decrepit defeat defect defective deficient
    degrading delay delayed demanding demeaning denies dent dented depressing derogatory destroy destroyed
    deteriorated detract difficult difficulty dire dirty disagree disappear disappoint disappointed disappointing
    disappointingly disappointment disappoints disconnected discourage discouraging discourteous discriminate
    discrimination disgruntled disheartening dislike disliked dismal dismayed dismissive disorganized displeased
    disregard disrespect disrespectful disrespectfully disrupt dissatisfaction dissatisfied distasteful distracting
    distressing distrust disturbing dodgy downhill drab dreary dreck drunk dull dumb dysfunctional embarrass
    embarrassed embarrassing erratic error exaggerated exasperated exasperating excruciating exhausted expensive
    exploit fail failed fails failure fake false farce faulty filthy flaw flawed flaws flickering flimsy flop foolish
    forced forgettable foul fragile frantic freak fried frown frustrate frustrated frustratingly frustration fumbled
    furious fuss gibberish glitch glitches glitchy gloomy gouge gouged greasy grim grossly grouchy grumble grumbling
    grumpy haphazard harass harm harmed harmful harsh hassle hasty hazard hazardous heartbroken heartless hopeless
    hopelessly horror hostile hostility huffy humiliated humiliating hype hypocrisy idiots ignorant ignore ignored
    illogical immature impatient impersonal impolite impossible impractical improper inability inaccurate inaction
    inadequate inadequately inattentive inaudible incapable incoherent incompetence incompetent incomplete
    inconsiderate inconsistent inconvenience inconveniences inconvenient incorrect indifference indifferent
    ineffective inefficient inept inexperienced inferior inflexible insensitive insincere insufferable insufficient
    insult intimidating intolerable intrusive irrelevant irresponsible irritate irritated irritating irritation jerk
    jerky lack lacked lacking lackluster lacks laggy lame late laughably laziness lazy leak leaked leaking leaky
    letdown lethargic lifeless livid loser ludicrous lukewarm mad malfunction malfunctioned malfunctions manipulative
    mean meaningless mediocre mess messed messy mindless misdirected misinformed mislead misleading misled
    misrepresented mistake mistakes mistreated moody muffled mumbled murky nasty nauseating nauseous needless negative
    neglect neglected neglectful negligence negligent nonresponsive nonsense nonsensical obnoxious obnoxiously obscene
    offend offended overbearing overcharge overcharged overcooked overdue overhyped overkill overlong overpaid
    overpaying overpriced overrated overwhelmed pain painful painfully pest phony pitiful plodding poison poor poorer
    poorly predictable pretending pretentious problematic problems pushy racist rage ramble rant reckless recklessly
    refuse refused refuses regret regretted rejected reluctant reluctantly resent resentful ridiculously robotic
    rotten rough rubbery rubbish rude rudely rudeness ruin ruined ruining ruins rushed rushing sad sadly sarcastic
    scattered scolded scoundrel scrape scraped scratch scratched screamed screaming scuffed selfish senseless shabby
    shambles shame shameful shock shocked shocking shoddy shouted shouting sickly silly skimpy slack slammed slimy
    slob sloppily sloppy slow slower slowest slowly sluggish smelled smelly snarky sneaky snippy snobby snotty soggy
    sour spite spoil spoiled spoiling spoils squandered stereotypical stink stinks stinky stolen strange stressed
    struggle struggled stubborn stuffy stunk stupidly suffer suffered suffering suspicious swindled swore tacky tardy
    tasteless taxing tedious tedium temper terse threaten threatened threatening tinny tiresome torment torture
    tortured toxic tragic trashy tricked tricky trite troublesome ugly unapologetic unappetizing unattended
    unattractive unaware unbearably uncaring uncertain unclean unclear uncomfortable unconvincing uncooperative
    uncourteous undercooked underwhelmed underwhelming undesirable uneven unfair unfinished unfit unfortunate
    unfortunately unfriendly unfunny unhappily unhappy unhealthy unhelpful unimaginative unimpressed unimpressive
    uninformative uninformed uninspired unintelligible uninterested uninteresting unkind unlikable unnecessarily
    unneeded unorganized unpredictable unprepared unprofessionalism unqualified unreachable unrealistic unreasonable
    unreliable unresolved unresponsive unsanitary unsatisfactory unsatisfied unsatisfying unskilled unstable
    unsuccessful unsympathetic untrained untrue untrustworthy unusable unwelcome unworthy upset upsetting uselessly
    vague vicious vindictive violated violent wack warned waste wasted wasteful wastes wasting weak weakest weary
    weird whine whining wicked wobbling wobbly worried worrisome worry worse worsen wrecked wrong wrongly yell yelled
    yelling yells`,
  1: `abandon ache adverse alarming allegedly ambiguous amiss anxious argument artificially average avoids awkward
    barren beware bitterness blame blurry bothered broken bug bugs bulky busted cancel canceled cancelled cheapest
    chewy claimed clutter compromise conflict confuse contradiction costly crack cracked crash crowded declined
    declining dilemma disable discomfort disconnect dispute disturb doubt doubtful drag dragged dripping dry emptiness
    exclude excuse exhausting faded faint fatigue fault fishy fluke foggy forcing forgot frustrating fuzzy garbled
    gimmick greed guilt guilty hurts ill illegal inconsistently interrupted issue issues itch itchy jam jammed lag
    lags lapse limited limp lonely loose lose loses loss mediocrity misplaced miss missed missing muddy nag naive
    noisy nosy obstacle odd outdated overly oversold plain pointless pressure pressured pricey pricier rambling rattle
    rattling scarce scream screams shallow shortage sketchy slacking slick spotty squeaky stain stained stale static
    steep stiff stingy stopped strain stripped stuck sunk surcharge suspect tangle thin tight tired tough trouble
    troubles unable unanswered undone unnecessary unpaid unpleasant unsure unwilling upcharge upsell vain warped
    weaker wobble wrinkled wtf`,
};

function weighted(lists: Readonly<Record<1 | 2 | 3, string>>, sign: 1 | -1) {
  return ([1, 2, 3] as const).flatMap((strength) =>
    lists[strength]
      .trim()
      .split(/\s+/)
      .map((word) => [word, sign * strength] as const),
  );
}

/** Marks that are read in every language. They weigh little: people also send them by mistake. */
export const markWeights: ReadonlyMap<string, number> = new Map([
  ...'👍 😀 😃 😄 😁 😊 🙂 😍 🥰 😘 🤩 🥳 🙏 👏 🙌 💯 🎉 ❤ 💕 💖 💗 💙 💚 🧡 💜 👌 🌟 ⭐ ✨ 😎 🤗 💪 :) :-) ;) :d :-d'
    .split(' ')
    .map((mark) => [mark, 0.6] as const),
  ...'👎 😠 😡 🤬 😞 😟 😢 😭 😤 😩 😫 🙁 ☹ 💩 🤮 🤢 😒 🙄 😑 😖 😣 😰 💔 🖕 :( :-('
    .split(' ')
    .map((mark) => [mark, -0.6] as const),
  ...['a+', 'a++', 'a+++', '10/10', '5/5', '100%', '110%', '9/10'].map((mark) => [mark, 2.5] as const),
  ...['a-', 'b+', '4/5', '8/10'].map((mark) => [mark, 1] as const),
  ...['c-', 'd+', 'd-', 'f-', 'f+', '2/5', '3/10', '4/10', '0%'].map((mark) => [mark, -2] as const),
  ...['0/10', '1/10', '2/10', '0/5', '1/5'].map((mark) => [mark, -3] as const),
]);

/** The tone of each word: -3 to 3. */
export const toneWeights: ReadonlyMap<string, number> = new Map([...weighted(praise, 1), ...weighted(blame, -1)]);

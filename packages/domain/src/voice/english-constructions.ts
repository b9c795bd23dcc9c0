import { constructionsOf } from './constructions.ts';

/** Adjectives that "more" makes worse: "couldn't be more disappointed" is no praise. */
const blame = `rude|unprofessional|disappoint(?:ed|ing)|frustrat(?:ed|ing)|careless|confus(?:ed|ing)|unhelpful|incompetent|expensive|painful|useless|difficult|upset|annoy(?:ed|ing)|unhappy|dissatisfied|unsatisfied|displeased|angry|irritated|disgusted|disgusting|appalled|appalling|furious|inconvenient|inconsiderate|unreliable|unorganized|disorganized|disrespectful|condescending|dangerous|stressful|miserable|wrong|dishonest|clueless|embarrassing|ridiculous|unfriendly|impolite|stressed`;

const blocks = {
  good: `good|great|nice|wonderful|fantastic|perfect|awesome|amazing|lovely|excellent|terrific|helpful|best|kind|brilliant|super`,
  better: `better|nicer|kinder|faster|quicker|easier|smoother|friendlier|happier|sweeter|cleaner|sooner|safer|clearer|cheaper|smarter|gentler|calmer|(?:more|any more) (?!than|(?:${blame})(?!\\S))\\w+`,
  worse: `worse|slower|ruder|meaner|later|longer|dirtier|lazier|less \\w+|more (?:${blame})`,
  bad: `bad|terrible|awful|horrible|rough|scary|stressful|nasty|tough|difficult|hard|crazy|dangerous|miserable|frustrating|sketchy|awful|lousy|worst|rotten|dreadful|sticky|tricky|tight|unfortunate|unpleasant|freezing|nightmare|ugly|cold|dark|lonely|very bad|really bad|frightening|unsafe|busy|long|crappy|nerve wracking|embarrassing`,
  situation: `nights?|days?|weather|storms?|traffic|rain|rainstorm|snow|snowstorm|blizzard|ice|situations?|accidents?|areas?|neighborhoods?|roads?|stretch|spots?|parts? of town|luck|breakdown|heat|conditions|times?|mornings?|evenings?|afternoons?|weeks?|highways?|interstate|freeway|intersections?|fog|winter|circumstances|positions?|predicament|ordeal|moments?|places?|locations?|curve|hill|wind`,
  them: `him|her|them|you|me|us|it|your|his|their|this|that|my|our|the`,
  number: `\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|few|many|couple(?: of)?`,
  hours: `hours?|hrs?`,
  minutes: `minutes?|mins?`,
  thing: `car|truck|van|suv|vehicle|bumper|door|mirror|window|windshield|rims?|wheels?|fender|mailbox|fence|paint|hood|trunk|tire|bolts?|studs?|axle|transmission|driveway|garage|bike|motorcycle|hubcaps?|frame|lawn|yard|gate|lock|key|keys|phone|glass|hitch|trailer|sensor|handle|seats?|mother|son|daughter|wife|dog`,
};

/** Constructions of American English, written for this product. */
export const englishConstructions = constructionsOf(
  `
  0 | ^no (?:answer|response|opinion|reply|remarks?|feedback|comments?)$
  0 | (?:<situation>) (?:was|were|is|got|had been) (?:\\w+ )?(?:<bad>)(?: and (?:<bad>))?
  -2 expects | what happened to|(?:pay|paid|paying|charge|charged) good money(?: for)?
  -1.5 | only (?:two|three|four|five|six|seven|eight|[2-9]) (?:<hours>|days|weeks)
  -3 | if you (?:have|got|have got) (?:all (?:day|night|week)|(?:\\w+ )?(?:time|hours) to (?:kill|waste|spare|burn)|nothing (?:better|else) to do)|if you do not (?:mind|care about) (?:\\w+)
  -1.5 expects | hope (?:you|they|aaa|someone|management) (?:\\w+ )?(?:finds?|hires?|gets?|trains?|fix|fixes|learns?|do|start)
  -2.5 | (?:done|finished|through) with (?:this|you|them|aaa|your|the) (?:club|company|service|people|guys|place)?|(?:rather|sooner) (?:have )?(?:walk|walked|pay|paid|push|pushed|call|called|take|taken|drive|driven)(?: \\w+)?
  0 | feared the worst|the worst of it
  2 | went to bat(?: for)?(?: me| us)?|beats (?:every|any|all|the)(?: other)?|(?:was|is|been) a rock|grade a|not (?:even )?(?:have to|need to) lift a finger
  -2 | not (?:even )?lift a finger
  -1.5 wishes | (?:(?:more|a little|some|better|a bit of|basic) (?:\\w+ ){1,4})?would (?:really )?(?:help|go a long way|be a start|make a difference)(?: if)?
  -1.5 wishes | (?:could|can) stand to(?: be)?
  -1.5 expects | (?:would|you|one) (?:would )?think(?: that)? (?:they|he|she|you|it|this|someone|a company) (?:would|could|should)|(?:lying|lie) if i (?:said|told)
  -1.5 expects | (?:the |my )?only (?:good|nice|positive|decent|great) (?:thing|part|experience|person|one)(?: \\w+)?
  2.5 | no way i (?:would|will|am) (?:ever )?(?:go|going|use|using|switch|switching|leave|leaving|call) (?:\\w+ )?(?:another|anyone else|elsewhere|someone else|other)
  3 | (?:can|could) not (?:\\w+ )?(?:recommend|praise|rate)(?: \\w+){0,3} (?:enough|more|highly|more highly)
  2 | (?:did|does) not (?:take|have|need|last) (?:very |too |that )?long(?: at all)?|(?:rock|rocks)(?= [.,]|$)|no (?:gripes?|beefs?|qualms?)|(?:none|nobody|no one) (?:\\w+ )?comes? close
  -2 | (?:took|takes|grabbed) (?:my|our) money(?: and)?(?: \\w+)?|laughed at|made fun of|why (?:even )?(?:have|bother|pay|do i pay)|hanging (?:by|off|loose)|last time i (?:ever )?(?:rely|depend|use|call|trust|count)(?: on)?(?: you| them| this)?
  -2.5 | (?:love|loved|enjoy|enjoyed)(?: \\w+){0,3} (?:<hours>|<minutes>|hour|minute) (?:\\w+ )?(?:hold|wait)(?: music)?
  2 | (?:in )?record time|no (?:extra )?charge|no cost|free of charge|running again|way before|(?:the |a )?heads up|let (?:me|us) know(?: (?:when|where|what|that|how|exactly))?|rock ?star|(?:be|been) a pleasure
  -2 | (?:i |we )?(?:felt|feel|was|were|been|being) (?:\\w+ )?(?:pushed|pressured|rushed|ignored|cheated|insulted|threatened|forced|dismissed|unsafe|unwelcome|duped|misled|lied to|judged|hustled|belittled)|(?:then |still |just |and )?(?:had|have|having) to pay(?: (?:extra|for it|myself|anyway|again))?|(?:got|get|was|were) (?:charged|billed)(?: (?:for|twice|extra|anyway|again))?|charged another|(?:an |one |two |\\d )?hours? late|(?:<minutes>) late|hard sell|sales pitch|snapped at|lying (?:about|to)|(?:claim|reimbursement|coverage|request) (?:was )?(?:denied|refused|rejected)|denied (?:doing|it|my|our|coverage|service|damaging)|(?:never|not) got(?:ten)? (?:a|any|an|my|the)(?: \\w+)?
  -3 | (?:great|big|huge|major|complete|total|utter) (?:disappointment|letdown|disaster|waste|mess|failure|joke|ripoff|scam)
  -2 | (?:told|gave|give|got|hear|heard|offered) (?:me |us )?nothing(?: at all)?|made (?:me|us|my \\w+) (?:\\w+ )?(?:wait|walk|push|pay|beg)(?: \\w+)?|(?:long|lengthy|ridiculous|endless|excessive|insane|crazy|terrible|horrible|awful|unacceptable) (?:wait|waits|delay|delays|hold)(?: times?)?
  3 | not (?:anything|a thing) (?:he|she|they|you) would not do
  0 | nightmare (?:was |is )?(?:ended|over|solved)|thought (?:i|we) (?:would|was going to|were going to) (?:be|have to)(?: \\w+){0,3}? (?:for hours|all (?:day|night)|forever|overnight|stuck|stranded|late)
  0 expects | (?:told|promised|quoted|assured)(?: (?:me|us))?(?: that)? (?:\\w+ ){1,3}?(?:was|is|were|are|would be)
  0 | no thanks?(?: you)?|prefer not to(?: \\w+)?|(?:do|did|can|could) not (?:really )?(?:remember|recall|know|say|tell)(?= [,.]|$)|not (?:applicable|available|home|there|with the car)
  0 | (?:<thing>|it|engine|battery|vehicle|key|keys|which) (?:would|will|did|does|could|can) not (?:even )?(?:start|turn over|turn|open|crank|move|go|budge|hold(?: a)? charge|run|unlock|shift|charge)
  0 | (?:i|we) (?:could|can|would|did|do|was|were|am) not (?:able to )?(?:get|open|find|start|move|drive|change|unlock|fix|budge|turn|loosen|remove)(?: (?:my|our|the|it|into|in|out|home))(?: \\w+)?
  0 | (?:lost|locked|dropped|left|broke|misplaced|forgot) (?:my|our|the) (?:\\w+ )?keys?(?: in(?:side)?)?(?: the| my)?
  -2.5 | (?:he|she|they|driver|tech|technician|guy) (?:lost|dropped|broke|left|misplaced|locked) (?:my|our|the) (?:\\w+ )?keys?
  0 shields | (?:without|beyond) (?:a |any )?(?:shadow of a )?(?:doubt|question|hesitation|fail|exception)
  2 | not (?:even )?(?:charge|charged|cost|costing) (?:me |us )?(?:a dime|a cent|a penny|a thing|anything|extra|for|more|one cent)
  1 excuses | what (?:could|would|might) have been
  0 | (?:could|would|might) have been (?:an? )?(?:\\w+ )?(?:disaster|nightmare|terrible|awful|horrible|ugly|dangerous|tragedy|mess|ordeal|bad|tragic|killed|hit|hurt)(?: \\w+)?
  -2.5 | (?:real|really|very|so|how|oh so) (?:nice|great|classy|professional|lovely|smart|mature|helpful|kind|thoughtful|friendly) [,.] (?:\\w+ing|leave|make|to)
  -2.5 negates | (?:hardly|barely|scarcely|not) what (?:i|you|we|one|anyone) (?:would )?(?:call|consider|expect)|hard to call (?:that|it|this|him|her|them)
  -1.5 wishes | needs? (?:people|someone|somebody|drivers?|staff|agents?|operators?|folks) (?:who|that|with|to)
  -1.5 expects | thought (?:you|this|we|aaa|triple a)(?: \\w+)? (?:were|was|had|would|cared|knew)
  -2 | (?:quick|fast|happy|eager|good at|great at) (?:to |at )?(?:take|taking|charge|charging|blame|blaming|cancel|hang up|hanging up|collect|collecting|leave|judge|billing|making excuses)(?: \\w+){0,2}
  -1.5 | less \\w+ (?:and )?more \\w+(?: please)?
  -2 | more like (?:<number>) (?:<hours>|days|<minutes>)
  -1.5 | (?:an?|the|some|any|just) (?:\\w+ ){1,4}would (?:have |of )?(?:be|been) (?:\\w+ )?(?:<good>|appreciated|better|useful|enough)
  3 | (?:could|can|would|will|do) not (?:possibly |ever )?(?:have |of )?(?:(?:been|be|get|gotten|ask for|asked for|want|wanted|find|found|hope for|hoped for|go|gone|do|done) )?(?:a |any |it |a much |anything )?(?:<better>)
  3 | (?:could|would) not (?:have |of )(?:\\w+ ){1,2}(?:a )?(?:<better>)
  -3 | (?:could|can) not (?:possibly )?(?:have |of )?(?:\\w+ )?(?:any |a )?(?:<worse>)
  -1.5 wishes | (?:could|should|would|can|might) (?:really |definitely |certainly |just )?(?:have |of )?(?:been |be |had |used? |get |gotten |do |done |gone )?(?:a (?:lot|bit|little) |much |so much |some |an? )?(?:<better>)
  1 | (?:could|might) (?:always )?(?:have |of )?(?:been |be )?worse
  0 | could be worse
  3 | (?:no one|nobody|none|nothing|no company) (?:\\w+ ){0,4}(?:<better>|beats|compares|comes close)
  3 | never (?:have |ever )?(?:had|seen|met|experienced|received|gotten|been|felt|dealt with|known) (?:an? |any )?(?:<better>)
  -3 | never (?:have |ever )?(?:had|seen|met|experienced|received|gotten|been|felt) (?:an? |any |anything |anyone )?(?:<worse>)
  0 shields | never (?:have i |have |in my life |ever |before )?(?:had|seen|met|experienced|received|gotten|been|felt|heard of|dealt with|encountered|witnessed|was|in my life) (?:such|so|this|that|more|anything so|anything as|someone so|anyone so|anyone as|as) ?(?:an?)?
  0 shields | never (?:\\w+ ){1,3}?(?:so|such|this|that|more)(?: an?)?
  1.5 | (?:no|never an?|barely any|hardly any|almost no|very little|short|little|not a long|minimal) (?:wait|waiting|wait time)
  0 shields | not (?:only|just|merely|simply|solely)
  0 shields | no (?:doubt|question|wonder|surprise|matter|longer (?=stranded|stuck|worried|worry))
  0 shields | (?:can|could) not (?:even )?(?:believe|imagine|wait|stress|emphasize|overstate)
  0 shields | not to mention
  0 shields | nothing ,? ?but
  0 shields | nothing short of
  0 | not sure
  0 | if not
  3 | (?:can|could) not (?:say|thank|praise|recommend|express|compliment|commend|appreciate) (?:\\w+ ){0,5}?(?:enough|highly enough)(?: good things| nice things)?
  -3 | (?:can|could) not say enough (?:bad|negative|terrible|awful|horrible) things
  2.5 | (?:can|could) not (?:beat|fault|complain|go wrong|top|argue with)
  2.5 | (?:can|could) not have (?:asked|wished|hoped|wanted)(?: for)?(?: more| better)?
  3 | (?:could|can) not (?:have |of )?(?:ask|asked|hope|hoped|wish|wished|want|wanted|expect|expected) (?:for )?(?:a |any |anything )?(?:more|better|<better>|nicer|kinder)(?: \\w+)?
  2 | would not change (?:a thing|anything)
  2 | (?:would|will|do|should|did) not (?:even )?hesitate
  2.5 | would not (?:use|want|have|call|trust|go with|go) (?:it |with )?(?:anyone|anybody|any ?other|anything|any other way)(?: else)?
  2 | (?:no|zero|not an?|without an?y?|not any|without|have no|had no|never had an?y?|never an?|not have any|not a single) (?:\\w+ )?(?:complaints?|problems?|issues?|hassles?|hiccups?|regrets?|drama|fuss|damage|trouble|worries|pressure|delays?|scratch|scratches|mark|marks|hitch|incident|stress|nonsense|surprises|gimmicks|headaches?)(?: at all| whatsoever)?
  2 | nothing (?:bad|negative|to complain about|to fault|wrong)(?: to say)?
  2 | nothing (?:to|you (?:can|could)|i would|that needs to be) (?:improve|improved|change|changed|fix|fixed|do better)
  2 | (?:refused|refuses|declined|would not (?:accept|take)|did not (?:accept|take)) (?:to (?:accept|take) )?(?:an?|any|my|the|our) (?:tips?|gratuity|cash|money)
  2 | (?:problem|issue|hassle|worry|stress|trouble|pain|drama|damage|scratch) free
  2.5 | never (?:once )?(?:lets?|fails?|failed|disappoints?|disappointed|been disappointed|been let|had a bad)(?: me| us)?(?: down)?
  -3 | never ever again|not ever again|never (?:this|that) (?:company|place|service) again|never again
  -3 | (?:will|would|shall|won|can|could|am|do|would) (?:definitely |certainly |probably |surely )?(?:not|never) (?:\\w+ ){0,3}?(?:use|using|call|calling|return|returning|go back|going back|come back|coming back|be back|renew|renewing|buy|buying|recommend|recommending|order|ordering|deal|do business|trust|hire|visit|eat|stay|rely|depend|count on|bother)(?: \\w+){0,4}(?: again| here| back| ever| anymore| to)?
  -3 | never (?:\\w+ ){0,2}?(?:use|using|call|calling|return|returning|go back|going back|come back|coming back|renew|buy|buying|order|ordering|deal|hire|visit|eat|eating|stay|recommend|step|set) (?:\\w+ ){0,4}?(?:again|here|back|there|foot|anymore|them|this|from)
  -2.5 | last time (?:i|we|they) (?:will |ever |am |are |would )?(?:ever )?(?:use|call|using|calling|buy|go|eat|order|do)
  2 | (?:will|would|shall|am|are) (?:definitely |certainly |absolutely |gladly |always |surely |be )*(?:use|using|call|calling|return|returning|go|going|come|coming|be back|back|renew|renewing|buy|buying|order|ordering)(?: \\w+){0,3}? (?:again|back|next time|next year)
  2 | (?:will|would|am) (?:definitely |certainly |absolutely |be )*(?:renewing|renew|be back|returning)
  -1.5 | (?:had|have|has|having|need|needed|forced) to (?:call|ask|explain|wait|walk|pay|push|find|repeat|come back|go back|return|ring|chase|beg|spend|redo|take|wait|pester|hire|borrow|fight|argue|leave|stand|sit) (?:\\w+ ){0,5}?(?:again|twice|times|a second|several|myself|ourselves|another|multiple|extra|more|bus|uber|taxi|cab|private|hours?|out of pocket|back)
  2 | (?:(?:do|did|does) )?not (?:even |really )?(?:have|need) to (?:wait|worry|ask|walk|call|explain|repeat|pay|do)(?: long| much| again| twice| a thing| a cent| a dime| anything| (?:even )?(?:\\d+|five|ten|fifteen|twenty|half an) (?:<minutes>|hour))?
  -2.5 | (?:nobody|no one|never|not) (?:\\w+ ){0,3}?(?:showed|show up|shows up|shown up|came|come|called|call back|called back|answered|answers?|picked up|pick up|told|tells|explained|responded|returned|arrived|apologized|apologize|cared?|cares|seem to care|seemed to care|listened|listen|bothered|helped|honors|answer)(?: up| back)?
  -2 | (?:do|did|does|could|can|was|were|would|will) not (?:even )?(?:\\w+ )?(?:work|works|worked|fix|fixed|help|find|open|hold|show|start|last|know (?:how|what|where)|understand|finish|bring|check|tell|speak|answer|listen|honor|match|charge|fit|respond|try|bother|look|explain|say a word|communicate|offer|stay|connect|care)
  -1.5 | (?:was|were|is|are|been) not (?:even )?(?:able|willing|working|properly|equipped|prepared|trained|ready|allowed|told|given|informed|notified|there|what i|what we|as (?:described|advertised|promised|expected)|up to|sure what|worth)
  -2 | ^(?:<number>)(?: and a half| full| long)? (?:<hours>)(?: \\d+ (?:<minutes>))?(?= [.,]|$)
  2.5 | ^(?:grade )?a$
  -2.5 | ^(?:grade )?[df]$
  -2 | not (?:worth|enough|up to|even close|acceptable|ok|okay|cool|right|happy|impressed|interested|recommended|the (?:best|greatest))
  -2 | (?:un)?able to (?:reach|contact|find|help|get (?:through|anyone|a hold)) (?:anyone|anybody|someone|nobody)
  -1.5 negates | (?:(?:lack|lacks|lacked|lacking|absence|void|devoid) (?:of|in|any|all|the|basic|common)|short of|lacks|lacked|lacking|zero|minimal|little to no)
  -1.5 negates | (?:fail|fails|failed|failing|failure|neglected|forgot|refused|refuses|refusing|declined|unable|unwilling|too (?:lazy|busy|proud|tired)) to
  -1.5 negates | far from(?! (?:home|town|here|my|the|our|where|there|any|me|work|civilization|everything|help)(?!\\S))
  2 | (?:any|every)thing ,? ?but (?:<bad>|slow|rude|late)
  -1.5 negates | (?:any|every)thing ,? ?but(?= (?!(?:the|he|she|they|it|i|we|you|my|our|his|her|their|this|that|for|was|were|an?|then|when|once|after|finally|still|overall|<bad>|slow|rude|late)(?!\\S))\\w+)
  -1.5 negates | (?:anything ,? ?but|nowhere near|by no means|in no way|not at all|not exactly|not particularly|not remotely|less than|hardly|barely|scarcely)(?= (?:an? )?(?:professional|helpful|friendly|impressed|stellar|good|great|satisfactory|satisfied|satisfying|happy|pleased|ideal|polite|kind|nice|fast|quick|prompt|acceptable|honest|fair|perfect|courteous|excellent|adequate|reliable|useful|safe|careful|clean|impressive|thrilled|knowledgeable|reassuring|worth|a pleasure|the best|competent|responsive|respectful|informed|accurate))
  0 negates | (?:instead of|rather than|as opposed to)
  -1 negates | (?:do|did|would|does) not (?:really |honestly )?(?:think|feel|believe|find|consider|call|say|know if|see (?:how|why|what|any))
  -2 wishes | (?:need|needs|needed|require|requires|required|could use|can use|in need of|must|please|send|hire|provide|give us|how about) (?:to (?:be |have |get |learn |do |show |work on )*)?(?:some |a (?:lot|bit|little) |much |us |your |drivers? )*(?:<better>|improvements?|improve|improved|training|work|manners|retraining|to improve|new management|to be fixed)
  -1.5 wishes | (?:<better>|improved) (?:\\w+ ){1,3}?(?:is|are|was|were|would be|will be)? ?(?:needed|required|necessary|desired|please|would help|would be|next time|wanted)
  -1.5 wishes | (?:could|should|would|might) (?:have |of )?at (?:the very )?least(?: have)?
  -1.5 wishes | (?:should|ought to)(?: really| definitely)? (?:have|of|be|not have|not be|know|do|learn|get|try|make|offer|come|provide|at least|not)
  2 | should be (?:proud|commended|promoted|recognized|rewarded|praised|given a (?:raise|bonus|medal|promotion)|employee)
  -2.5 | should be (?:fired|ashamed|retrained|shut down|illegal|embarrassed|free|refunded)
  -1.5 wishes | (?:would|will|might|could) (?:have |of )?(?:been|be) (?:\\w+ )?(?:<good>|appreciated|better|useful|ok|okay|fine|polite|enough|ideal|courteous)(?: if| to| had)?
  -1.5 expects | would (?:have |of )?(?:really )?(?:appreciated|liked|loved|preferred|like|prefer|appreciate)(?: (?:to|it|if|a|an|some|more|the))
  2 | would (?:really |absolutely |definitely )?(?:love|like) to (?:thank|commend|compliment|recognize|praise|acknowledge|use \\w+ again|say thank|give|nominate)
  -1 expects | (?:wish|wishes|wished|if only)(?: (?:i|we|he|she|they|you|it|that|there|someone|somebody|the|your|my))
  2.5 | wish (?:all|every|everyone|more|other|each)(?: \\w+){0,5} (?:like|as|this)
  2 | wish (?:you|him|her|them|the|your|i|we)(?: \\w+){0,4}? (?:best|well|luck|success|6|six|ten|10|more stars|higher)(?: stars)?
  -3 | (?:wish|if) (?:i|we|there) (?:could|was|were|had) (?:\\w+ ){0,3}?(?:zero|0|no|negative|minus|less|lower|fewer|half)(?: \\w+){0,2}
  3 | (?:wish|if) (?:i|we) (?:could|had) (?:\\w+ ){0,3}?(?:more|6|six|ten|10|100|seven|higher|extra)(?: \\w+)?
  2 | hope (?:\\w+ ){1,4}?(?:raise|bonus|recognized|promoted|promotion|recognition|rewarded)
  0 | hope(?:fully)? (?:\\w+ ){0,3}?never (?:\\w+ ){0,3}?(?:need|use|see|again|happen)
  -1 expects | (?:hope|hoping|hoped|hopefully)(?: \\w+){0,3}? (?:improve|improves|fix|fixed|next time|better|change)
  -2 | cost(?:s|ing)? (?:\\w+ )?more|more than (?:advertised|quoted|promised|agreed|the quote)
  2.5 | (?:<better>|more) than (?:i |we |i had |we had |was |what i |what i was |what we were |the |they |originally |ever |they had |my |our )*(?:expected|anticipated|promised|quoted|estimated|estimate|expectations?|told|thought|imagined|hoped|said|usual|the last|last time|others?|any|most|everyone|another|competitors?|asked|eta|predicted|planned|advertised|scheduled)
  1.5 | (?:<better>) than (?!nothing|this|that)
  -2.5 | (?:<worse>|more expensive|more) than (?:i |we |i had |we had |was |what i |the |they |originally |ever |they had )*(?:expected|anticipated|promised|quoted|estimated|estimate|told|thought|imagined|hoped|said|usual|last time|before|advertised|agreed)
  -0.5 | better than nothing
  0 | better late than never
  -2 | better off|(?:seen|had|have seen|have had|deserved?|expect|expected|expecting|do|done|know|knows) (?:much |so much )?(?:better|more)(?! than)
  -2 | (?:used to|would|should|could) (?:be|have been) better
  2.5 | deserves? (?:\\w+ ){0,2}(?:raise|bonus|recognition|medal|award|promotion|praise|credit|tip|5|five|more money|applause|kudos|day off)
  3 | (?:exceed|exceeds|exceeded|exceeding|beyond|surpass|surpassed|above) (?:all |any )?(?:of )?(?:my|our|all|every)? ?(?:\\w+ )?expectations?
  -2 | (?:below|short of|not meet|not live up|less than|under) (?:\\w+ )?(?:\\w+ )?expect\\w*
  1.5 | (?:met|meets|lived up|lives up) (?:\\w+ )?(?:\\w+ )?expectations?
  1 | (?:just |exactly |right )?(?:as|like) (?:i |we |they |was )?(?:expected|promised|described|advertised|requested|asked|agreed|stated)
  3 | as good as it gets|second to none|bar none|one of a kind|above and beyond|over and beyond|(?:went|going|goes|gone|way) (?:above|beyond|the extra|out of (?:his|her|their|its) way)(?: mile)?
  2 | out of (?:his|her|their) way
  -2 expects | good luck (?:getting|with|finding|trying|reaching|if)
  0 | (?:with a little |any |some |no such |just my |no |bad |my |better )luck
  -3 | thanks? (?:you )?(?:a lot |so much |very much )?for (?:absolutely |literally |basically )?(?:nothing|wasting|ruining|wasted|leaving|making (?:me|us|my)|keeping (?:me|us) (?:waiting|standing|outside)|letting me down|scratching|denting|breaking|losing|ignoring|forgetting|not|the (?:long |new |big |broken |huge )?(?:wait|damage|dent|scratch|scratches|bill|runaround|delay|hours|ticket|headache|mess|mirror|lies))
  -2.5 | (?:good|great|nice|fine|awesome|excellent|fantastic) (?:job|work|going|way to|way of|service|business)(?: of)? (?:losing|breaking|ruining|scratching|denting|wasting|making|leaving|ignoring|messing|hanging|if you)
  -2.5 | way to (?:go )?(?:losing|lose|breaking|break|ruin|treat|run|waste|make|leave|ruining|treating)
  -2.5 | (?:great|wonderful|lovely|nice|fantastic|perfect|awesome|terrific|super|brilliant|excellent|fabulous|marvelous)(?: just (?:great|wonderful|lovely|perfect|what i needed)| really)? [,.] (?:just what i needed [,.] )?(?:another|one more|two more|three more|yet another|an? extra|more waiting|now (?:i|we|my|the|it)|so now|still waiting|stuck|stranded|only (?:two|three|four|five|\\d+) (?:<hours>|days)|just (?:two|three|four|five|\\d+) (?:<hours>|days)|took (?:only |just )?(?:two|three|four|five|\\d+) (?:<hours>|days))
  -2 | just (?:great|wonderful|lovely|fantastic|perfect)(?= [,.]|$)
  -2.5 | just what i (?:needed|wanted|always wanted) [,.:]? ?(?:another|more|two|three|a (?:new )?(?:dent|scratch|bill|ticket|flat|lecture)|to)(?: \\w+)?
  -2 | oh (?:great|wonderful|joy|lovely|nice|perfect|boy)|yeah (?:right|sure)|sure (?:it|they|you) (?:did|does|will|do)
  -2 | what an? (?:great |wonderful |lovely |nice )?(?:joke|waste|mess|disaster|nightmare|shame|disappointment|letdown|circus|rip off|scam|embarrassment|disgrace|pain|crock|headache|runaround|farce)
  -2.5 expects | so much for(?: the| your| a)?
  -2 expects | (?:gotta|got to|have to|you have got to|must) love (?:waiting|when|how|being|standing|paying|sitting|that (?:the|my|they)|it when)
  -2 expects | (?:love|loved|enjoy|enjoyed|really enjoyed|nothing like|fun|a pleasure) (?:waiting|standing|sitting (?:in|on|for)|paying for nothing|being (?:lied|ignored|stranded|yelled|hung|told|left|on hold|charged|treated)|how (?:nobody|no one|they never|the app|you never)|listening to (?:the )?hold)
  -2.5 expects | if (?:you|one|anyone) (?:really )?(?:like|likes|enjoy|enjoys|love|loves|want|wants) (?:to (?:be|wait|get|waste|lose|pay)|waiting|being|standing|paying|sitting|getting|rude|bad|an? (?:long|headache)|your (?:car|truck))
  0 expects | if (?:you|one|you are|anyone) (?:like|likes|enjoy|enjoys|love|loves|want|wants|into|looking for)(?: to)?
  -2.5 expects | (?:love|loved|enjoy|enjoyed|fun|thrilled to be) (?:waiting|standing|sitting|being stuck|freezing)(?: \\w+){0,6}? (?:hours?|minutes?|cold|rain|dark|heat|sun|hold|snow|night|day)
  -2 expects | (?:so called|supposed|supposedly|allegedly|claims? to be|claim(?:ed|s)?|pretend(?:ed|s|ing)?|advertised|calls? (?:itself|themselves|himself|this|that))
  -1 expects | (?:was|were|is|are|am) supposed to(?: be)?
  0 expects | (?:expected|expecting|expect|promised|promises|promise|assumed|hoping for|hoped for|anticipated|counted on)(?: (?:it|him|her|them|you|this|that))?(?: would| to)?(?: be| come| get| have)?|(?:thought|said|told (?:me|us)|claimed) (?:that )?(?:it|this|they|he|she|you|someone) (?:would|will|is|are)(?: be)?
  -1 expects | (?:i|we) (?:had )?(?:expected|expect|was expecting|were expecting) (?:an? |some |to )
  -1 expects | (?:for|at) (?:that|this|the) (?:price|cost|money|amount|fee|much)
  -1.5 expects | used to be
  0 | used to be (?:\\w+ )?(?:<bad>|slow|rude|late)
  -1 expects | (?:except|other than|apart from|aside from) (?:for )?that
  0 | (?:other than|apart from|aside from|besides) (?:the|that|this|a|my)(?: \\w+)?
  2 excuses | (?:saved|saves|save|saving|rescued|rescuing|rescue|spared|protected|kept|delivered|freed) (?:me|us|my \\w+|the day|our \\w+|him|her) from
  2.5 | (?:saved|saves|made|makes|brightened) (?:my|our|the) (?:day|night|bacon|weekend|trip|vacation|week|butt|life|evening|morning|holiday|christmas)
  -2.5 | ruined (?:my|our|the) \\w+
  2 excuses | (?:got|get|getting|pulled|helped|help|helping|brought|dug|took|led|guided|talked) (?:me|us|my (?:\\w+ )?\\w+|him|her|our \\w+) (?:safely |right |quickly |all )?(?:out of|through|away from|past|off)
  1 excuses | turned (?:an? |my |our )?(?:\\w+ )?(?:bad|terrible|awful|horrible|rough|stressful|miserable|nightmare) (?:of an? )?\\w+ (?:into|around)
  2.5 excuses | made (?:an? |my |our |the |this |what was an? )?(?:\\w+ )?(?:bad|terrible|awful|horrible|rough|stressful|miserable|difficult|tough|scary|hard|unpleasant|crappy|lousy|frustrating) (?:\\w+ )?\\w+ (?:\\w+ )?(?:better|bearable|easy|easier|good|great|pleasant|so much better|ok|okay|less|manageable|fun|tolerable)
  2 | (?:took|takes|taking) (?:all |away |out )?(?:the |my |our |all )*(?:stress|worry|fear|sting|edge|pain)(?: away| out| off)?
  1.5 excuses | if it (?:was|were) not for|if not for|without (?:him|her|them|you|his|your|this man|this driver)(?: help)?(?: i| we)?
  2 | (?:calmed|calm|calming|comforted|reassured|relaxed|soothed|put|set) (?:me|us|my \\w+|her|him|everyone|our \\w+) (?:\\w+ )?(?:down|at ease)
  2 | (?:stayed|waited|sat|stay|stuck around) (?:\\w+ )?(?:with|until|till) (?:me|us|my|her|him|i|we|help|the)
  2 | kept (?:me|us|my \\w+|everyone) (?:safe|calm|warm|company|informed|updated|posted|laughing|up to date|in the loop|entertained|comfortable)
  -2 | (?:kept|keep|keeps|left) (?:me|us|my \\w+) (?:waiting|hanging|guessing|on hold|in the dark|stranded|stuck|alone|outside|standing|sitting|wondering|there|in the (?:cold|rain|heat|middle|lot|street)|by the|on the (?:side|road|shoulder|highway))
  -2.5 | (?:leaving|left|leave|leaves|abandoned) (?:me|us|my \\w+|my \\w+ \\w+|her|him) (?:\\w+ )?(?:stranded|stuck|alone|waiting|hanging|high and dry|behind|sitting|standing|there|with (?:a flat|no|nothing))
  -2.5 | (?:still|remained) (?:stranded|stuck|waiting|broken|not|no|locked)
  -2.5 | (?:stranded|stuck|waiting|waited|sat|standing|stood|sitting) (?:\\w+ ){0,5}?(?:for )?(?:(?:over |almost |about |nearly |more than |another )?(?:<number>) (?:and a half |more |extra |full |long |whole |plus )?(?:<hours>|days?)|hours|all (?:day|night|afternoon|morning|evening)|forever|half the (?:day|night)|overnight)
  -2 | (?:waited|waiting|wait|sat|stood|held|on hold)(?: \\w+){0,3}? (?:4[5-9]|[5-9]\\d|1\\d\\d|forty five|fifty|sixty|seventy|eighty|ninety)(?: plus)? (?:<minutes>)
  -2 | (?:took|takes|taking)(?: (?:them|him|her|it|you|me|us|the \\w+|someone|anyone|forever))?(?: (?:over|almost|about|nearly|more than|another|at least|well over|closer to|like))? (?:<number>) (?:and a half |long |full |whole )?(?:<hours>|days|weeks)
  -2 | (?:<number>|\\d+)(?: and a half)? (?:<hours>|days|<minutes>)(?: \\d+ (?:<minutes>))? (?:late|later than|overdue|past|of waiting|on hold|behind|after (?:the|they|he|she) (?:promised|quoted|said|eta))
  -2 | (?:<number>)(?: and a half)? (?:<hours>) (?:wait|delay|hold|plus wait|to (?:get|arrive|come|show))
  -1.5 | (?:over|more than|almost|nearly|another|closer to|at least|well over) (?:<number>)(?: and a half)? (?:<hours>|days)
  -2 | for (?:hours|days|weeks|ages)
  -2 | (?:an|one|a full|half an) hour (?:late|past|after)
  -1.5 | (?:an|one|a full) hour and (?:a half|\\d+ (?:<minutes>)|forty|thirty|ten|twenty|fifteen)
  2 | (?:barely|hardly|did not(?: even)?|not even) (?:\\w+ )?(?:had |have )?time to \\w+(?: up| down)?(?: before)?
  1.5 | (?:in|within|under|less than|only|just|barely|there in|here in|took|took only|took just)(?: (?:about|only|just|under|less than|around|like|a|the|approximately|maybe))* (?:an? |the )?(?:[1-9]|[12]\\d|30|five|ten|fifteen|twenty|thirty|twenty five|couple of|couple|few)? ?(?:<minutes>)
  1.5 | (?:half an hour|thirty minutes) or less|(?:in|within) (?:half an hour|seconds|minutes|no time|record time)|on time|right (?:on time|away)|ahead of (?:time|schedule)|(?:<minutes>|<hours>) (?:early|ahead|sooner)|before (?:i|we) (?:even )?(?:knew it|could|had)|(?:well |way )?(?:before|under|within|inside) (?:the )?(?:estimate|estimated time|eta|promised time|quoted time)
  -2 | (?:<number>|\\d+|forty five|sixty|ninety|thirty) (?:<minutes>|<hours>) promise [,.]? ?(?:\\w+ ){0,2}(?:<hours>|reality)|could have (?:walked|driven|crawled|pushed|taken|fixed|done it|changed it|called|been home)(?: \\w+){0,3}
  -3 | took (?:forever|ages|an eternity|all (?:day|night|afternoon))|waited forever|forever to
  2 | (?:got|gets|get|getting) (?:me|us|him|her|my \\w+|my \\w+ \\w+|it|everything|everyone)(?: all| both| safely| right| quickly)? (?:home|going|running|started|rolling|unlocked|moving|fixed|inflated|back (?:on|to|in)|on (?:my|our|the|his|her) way|on the road|where|there|in(?:side)?(?: the| my)? (?:car|house)|safe(?:ly)?|taken care of)
  2 | back on (?:the|my|our) (?:road|way)|good to go|up and running|like (?:a charm|a dream|new|magic|clockwork|a champ|a pro|family|a friend|nothing|it was nothing|royalty|a queen|a king|a lady|gold)
  1.5 | (?:fixed|fix|fixes|solved|solve|resolved|resolve|resolving|diagnosed|found|handled|took care of) (?:the |my |our |this |that |it |every |all |any )*(?:\\w+ )?(?:problems?|issues?|trouble|emergency|breakdown|flat|leak)
  2 | (?:took|takes|take|taking|taken|had) (?:\\w+ )?(?:\\w+ )?care of (?:everything|everyone|us|me|my|it|her|him|the|things|all|business)
  2 | peace of mind|thumbs up|a 10|perfect 10|five star|five stars|5 stars?|10 stars|six stars|10 out of (?:10|ten)|5 out of 5|ten out of ten|five out of five|top notch|first class|first rate|world class|spot on|on point|on the ball|well done|great job|good job|great work|nice job|hats off|a plus|two thumbs up|keep it up|keep up the good work|job well done|gold standard|blown away|can do attitude|out of this world|to die for
  2 | (?:10|5|9|9 5|100%|110%|4) (?:of|out of) (?:10|5|100)|(?:100|110)(?: percent)?%?
  -3 | (?:zero|0|one|1|no|negative|minus|half a|two|2|1\\.5) stars?|(?:zero|0|1|one|2|two|3|three) out of (?:10|ten|5|five)|thumbs? down|two thumbs down|do not bother|do not (?:buy|use|waste|go|order|trust|call|fall for|recommend|purchase|expect)|waste of (?:\\w+ )?(?:time|money|space|gas|film)|save (?:your|yourself|the)(?: \\w+)?|stay away|steer clear|buyer beware|look elsewhere|go elsewhere|somewhere else|run away|(?:look|looking|find|finding|switch|switching|going) (?:for |to )?(?:another|a different|a new|someone else|elsewhere|other) ?(?:company|plan|provider|club)?
  -2.5 | (?:cancel|canceling|cancelling|canceled|cancelled|dropping|drop|quitting|leaving|end|ending|dropped|rethinking|reconsidering|reconsider) (?:my|our|the|this|your) (?:\\w+ )?(?:membership|plan|policy|coverage|subscription|account|card)
  -1.5 | (?:want|wanted|demand|demanded|need|asked for|asking for|get|getting|requesting|return|returned|returning|sent|sending) (?:\\w+ ){0,3}?(?:refund|money back|it back|them back|for a refund)
  -3 | (?:rip|rips|ripped|ripping) (?:me |us |people |you |my mother |customers |them )?off|rip off|ripoffs?|took advantage(?: of)?|bait and switch|highway robbery|hung up(?: on)?(?: me| us)?|hang up(?: on)?|walked (?:out|off|away)
  -2.5 | (?:wast|wasting|wasted|waste|wastes)(?: \\w+){0,3}? (?:time|money|gas|hours?|day|afternoon|morning|evening|minutes|weekend|trip)
  -2 expects | (?:acted|acts|acting|act|behaved|behaves|talked|talk|spoke|treated|treats|treat|looked|made)(?: to| at)?(?: me| us| my \\w+)?(?: feel)? (?:like|as if|as though)(?: (?:i|we|he|she|they|it|you|my|an?|the|some))?
  2.5 | (?:treated|treats|treat|treating|made)(?: me| us| my \\w+| my \\w+ \\w+| her| him| everyone)?(?: feel)? (?:like|as if|as) (?:(?:i|we|she|he|it) (?:was|were) )?(?:an? |his own |her own |their own |one of the |part of the |his |her |my |own )*(?:family|friend|queen|king|royalty|gold|lady|gentleman|his own|valued|mother|mom|grandmother|daughter|person|human|glass|made of glass|new|important|special|vip|priority|a million)
  -2 | talk(?:ed|s|ing) (?:down|back|over) ?(?:to|at)?|looked down on|rolled (?:his|her|their) eyes|raised (?:his|her|their) voice|under (?:his|her) breath|could not care less|do not care|did not care|does not care|short with (?:me|us|my)|in a hurry|bad attitude|attitude problem|an attitude|poor attitude|with attitude|no manners
  0 | (?:i|we|deer|someone|somebody|my \\w+|another driver|she|a car|that) (?:had |accidentally |have |just |must have )?(?:hit|ran|broke|bent|ripped|cracked|damaged|scraped|backed|tore|snapped|hurt|crashed|locked|lost|ruined|hurt|blew|popped) (?:\\w+ ){0,3}?(?:<thing>|ditch|curb|pole|tree|deer|it|off|out|down|pothole|nail|battery|alternator|mine)
  -2.5 | (?:backed|ran|crashed|drove|bumped|slammed|smashed|plowed|rolled|dropped|rammed|banged|knocked) (?:it |my \\w+ |the \\w+ |our \\w+ |his \\w+ )?(?:right |straight )?(?:into|over|through|onto|off) (?:my|our|the|a|another|his|someone)
  -2.5 | (?:hit|scratched|scraped|dented|dinged|broke|cracked|bent|tore|damaged|destroyed|chipped|knocked|banged|scuffed|gouged|snapped|stripped|fried|smashed|ripped|dropped|punctured|shattered|crushed|lost|ruined|yanked|blocked)(?: up| off| out| down| over)? (?:my|our|the|her|his|another|their|a)(?: \\w+){0,2}? (?:<thing>)
  -2 | (?:new|a|another|big|huge|small|some|the|several|deep|long|nasty|visible|more) (?:\\w+ )?(?:scratch|scratches|dents?|ding|dings|scrape|scrapes|gouge|scuff|scuffs|crack)(?: \\w+){0,2}? (?:on|in|to|from|along|across|of)
  2 | (?:no|not a|without a|without any|zero|not one|not a single|nary a) (?:\\w+ )?(?:scratch|scratches|dent|dents|ding|mark|scrape|damage)
  -1.5 | (?:charged|charge|charges|billed|bill) (?:me|us|my \\w+)(?: \\w+)? (?:twice|extra|more|double|again|for|full|anyway|over|way|another|an)|(?:tried|trying|tries|try|wanted|wants|attempted) to (?:sell|charge|overcharge|upsell|get (?:me|us) to|push|make me|scam|cheat|hide|talk me)|hidden (?:fees?|charges?)|surprise (?:fee|charge|bill)|too (?:much|many|long|late|slow|short|small|big|far|expensive|loud|high|hard|little|few|rough|pushy|often|young|busy|hot|cold|dark|heavy|tight|weak|rushed|quick to|fast (?:and|for))(?! of)
  1 | (?:much|so|very) (?:appreciated|obliged|needed)
  -2 | the run ?around|runaround|on hold|in the dark|let (?:me|us|my \\w+) down|lets? down|let down|falls? (?:apart|flat|short)|fell (?:apart|flat|short|off)|broke (?:after|within|in|again|apart|easily|off|the (?:first|second))|gave up|give up|giving up|fed up|sick of|tired of|had it with|last straw|no (?:help|use|show|idea|clue|call|text|update|updates|communication|explanation|apology|receipt|response|answer|one|excuse|warning|lights|cones|gloves|respect|sense|reason|urgency|follow up|callback|record|way)|zero (?:help|communication|updates|respect|effort|sense)|heard nothing|nothing (?:worked|works|was done|happened|special|new)|different (?:story|stories|answer|answers)|wrong (?:address|location|place|garage|shop|truck|car|tire|size|equipment|tools?|fuel|side|way|person|info|information|directions|battery|part|time|city|town|phone|number|end)|kept (?:changing|asking|moving|getting|saying|telling|putting|pushing|calling)|over and over|back and forth|at best|need(?:s)? work|needs? training|not again|do better|hit or miss|cut corners|half (?:the time|an? hour late)|like pulling teeth|joke of a|a joke|(?:low|poor|bad|cheap|terrible) quality|piece of (?:junk|crap|garbage|trash)|stopped working|quit working|went dead|dead on arrival|dies? (?:after|quickly|fast|within)|died (?:after|within|again|in)|plot holes|out of line|over priced|over rated
  -1 | (?:gave|giving|gives) (?:me|us|my \\w+) (?:\\w+ )?(?:hard time|attitude|grief|lip)
  0 | (?:broke|broken|break|breaking|breaks) down|breakdown|(?:dead|flat|drained|discharged) (?:battery|batteries|car|tire|tires|spot|end|phone|truck|van|as a)|(?:<thing>|battery|it|engine|jeep|i|we) (?:was|were|is|am|are|went|got|had|being|been|has)(?: \\w+)? (?:dead|stranded|stuck|broken down|scared|locked out|alone|lost|disabled|in trouble|shaking|crying|cold|freezing|upset|in a panic|panicking|worried|afraid|nervous|terrified|frightened|shaken|anxious|flat)(?: and (?:stranded|stuck|alone|scared|cold|lost|shaking|crying|worried|upset|afraid|nervous|terrified|shaken|tired|frustrated))*
  0 | (?:was|were) (?:so |very |really |pretty )?(?:scared|worried|afraid|nervous|anxious|terrified|panicked|panicking|shaking|crying|stranded|stuck|alone|lost|frightened|shaken)(?: sick| and \\w+)*
  0 | (?:car|engine|battery|tire|mechanical|transmission|starter|electrical|vehicle) (?:trouble|problems?|issues?|failure|failed|error)|check engine|blew (?:a|my|out)|accident|emergency|emergencies|wreck|crash
  0 | (?:<bad>)(?: (?:<bad>))? (?:<situation>)
  0 | (?:middle of (?:the )?(?:\\w+ )?(?:nowhere|night))
  -2 | (?:has|have|had|gave (?:me|us)|having) an? (?:\\w+ )?(?:hard|tough|rough|difficult) time
  0 | as well|oh well|kind of|sort of|a great deal of|good (?:hour|45|30|two|three|few|bit|while|distance|ways|morning|evening|afternoon|night|day|old)|at least|right (?:now|there|here|front|rear|side|lane|turn|hand|tire|after|before|behind|next|on the)|right where|light (?:bulb|s|pole|on)|well over|pretty much|like (?:an? |the |my |i |he |she |they |it |that |this )|(?:feel|felt|look|looks|looked|sounds?|sounded|seem|seems|seemed|smells?|smelled) like|warm(?:ed)? up|best buy|free to|feel free|toll free|in case|help(?:ed)? (?:was|is|on)|fair enough|in order to|clear code|works? (?:at|for|in|there|here)|(?:i|we|he|she|they|who) (?:was |were |am |are |is )?(?:working|worked|works?) (?:at|for|in|nights?|as)|to be (?:fair|honest)|safe (?:place|spot|location|travels|drive|area)|super ?market|fast food|(?:late|early) (?:at night|night|evening|hour|in the|morning|afternoon)|(?:too )?late to|it (?:was|is|got) (?:\\w+ )?(?:late|dark|cold|early|hot|raining|freezing|snowing)
  0 | must (?:have|not|be|of) (?:been|\\w+ed|had|gone)
  2.5 | hands down|a must|must (?:see|have|try|watch|buy|visit)|look no further|highly recommend(?:ed)?|well worth|worth (?:every|the|it|a|watching|seeing|checking)|(?:hard|tough|difficult) to (?:beat|fault|find fault|top|put down)
  -1.5 | (?:hard|difficult|impossible|tough) to (?:reach|hear|understand|get|find|use|see|follow|read|watch|believe|contact|keep|say|deal|work|open)
  1.5 | (?:count|rely|depend) on (?:them|you|him|her|this|your|the|it)|easy to (?:\\w+)|made it (?:so |very |really |all )?easy
  2 | (?:i|we|really|do|they|kids|family|always|would|you|will)(?: really| all| also)? liked?(?: (?:the|how|that|his|her|their|it|this|him|them|your|my|most|everything))
  -1 | (?:not|never) (?:\\w+ )?like(?:d)?(?: (?:the|how|that|his|her|their|it|this|him|them|your))
  1 | i guess it was fine|no big deal|so far so good
  -1 | so so|meh|i guess|nothing great|whatever|not great not terrible
  3 | life ?saver|life savers|god ?send|life changing|made (?:me|us|my \\w+) (?:feel |so |very )+(?:safe|comfortable|welcome|at ease|better|happy|calm|special|secure|relaxed|valued|cared)
  2 | (?:answered|explained|answers|explains) (?:all |every|each )?(?:of )?(?:my |our |the |thing)?(?:\\w+ )?(?:questions?|everything|clearly|steps?|process|options)|showed me how|exactly what (?:i|we) (?:wanted|needed)|(?:got|gets|get) (?:it|the job|everything|things) done|did (?:an? )?(?:\\w+ )?(?:\\w+ )?(?:great|good|fine|wonderful|amazing|excellent|fantastic|perfect|super|awesome|terrific|outstanding|superb|beautiful) job|knew (?:exactly |just )?(?:what|how|his|her|where)(?: (?:he|she|they) (?:was|were) doing| to do)?|came through|shout ?out|give (?:him|her|them|that man|this man|this driver|that driver) a raise|a raise|god bless|bless (?:him|her|you|them|his|your)|hat off
  `,
  blocks,
);

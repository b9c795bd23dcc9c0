import type { CommentTopic } from '../surveys/sub-dashboards.ts';

/**
 * Words and phrases about each topic, in lowercase. A word ending in `*` is a prefix match. Written for this product;
 * the topics are those of the domain glossary, section 4.
 */
const cues: Readonly<Record<CommentTopic, string>> = {
  'Driver professionalism': `driver*|technician*|tech|the guy|nice guy|guy was|young man|the man|gentleman|gentlemen|young lady driving|the kid|fellow|polite|
    friendly|cheerful|pleasant|courteous|courtesy|respectful|respect|considerate|gentle|patient|patience|rude|rudely|attitude|calm|kind|kindness|professional|
    professionalism|unprofessional|smoked|smoking|swore|cursed|language|yelled|shouted|grumpy|grunted|manners|beyond|out of his way|out of her way|smile|
    smiled|smiling|sweetheart|thoughtful|caring|humor|joke|arrogant|dismissive|helpful|unfriendly|mean|snapped|argued|treated|uniform|
    sloppy|apologetic|apologized|disrespect*|recognition|a raise|shout out|uncomfortable|mood|lied|knowledgeable|cordial|personable|
    rolled his eyes|in a hurry|hurried|well spoken|sweet|operator of the truck|tow operator|contractor|mechanic was|the tech|our tech|
    dude|pro|angel|his name|named|compassion*|explained|listened|talked down|talking down|condescending|cash on the side|like family`,
  'Wait time': `wait|waited|waiting|waits|hour|hours|hrs|hr|minutes from|minutes late|an hour|half an hour|sooner|earlier|faster|fast|late|on time|
    punctual|arriv*|estimate|eta|here in|there in|stranded|slow|slowest|slowly|quick|quickly|quicker|prompt|promptly|speed*|rapid*|response time|immediate*|took forever|took ages|
    took all|took so long|took too long|long time|too long|delay|delayed|delays|early|timely|record time|promised time|in no time|still waiting|days|all day|all afternoon|
    all evening|half a day|past the|min|mins|right away|swift*|soon|forever|around the corner|never came|nobody came|no show|never showed|showed up|pulled up|
    came fast|came real|came around|got here|got to me|way before|hurry|barely had time|before i|overdue|quoted 60|quoted 45|quoted 30|minute promise|within minutes|beat their`,
  'Kept informed': `text|texts|texted|txt|text alerts|update|updates|updated|informed|inform|kept me|keep me|map|call me|called me back|called me every|phoned|
    nobody told|no call|no one told|never told|tell me|told me when|telling me|found out|find out|link|track|tracker|tracking|message*|let me know|let us know|notif*|alert*|
    status|communicat*|in the dark|posted|callback|call back with|heads up|no idea where|knew where|knew exactly where|checking in|check in|called ahead|call ahead|
    reassigned|rerouted|backed out|canceled my call|passed to|countdown|follow the truck|see him coming|driver changes|eta changes|no one explained|
    no one let|nobody let|nobody called|no one called|called to say|never called|in touch|stayed in contact|follow up|contact|explain why|what was going on|heard nothing|
    texting me|called when|called first|called from|no one mentioned|nobody said`,
  'Problem solved': `fixed|fix|fixing|solved|solve|resolved|resolve|back on the road|got me going|running again|started|start|starts|jump|jumped|jumping|jumper|spare|tire|
    tires|flat|lug|jack|unlocked|unlock|locked|lockout|lock-out|key|keys in hand|locksmith|tools|tool|winch*|pulled us|pulled my|pulled me|ditch|mud|snowbank|snow bank|gas|fuel|diesel|
    repair*|diagnos*|figured|found the|found it|part|patched|aired|air compressor|compressor|tightened|swapped|swap|replaced the|changed|engine|runs|running|rolling|
    right truck|wrong truck|type of truck|gave up|give up|couldn't get|could not get|couldn't open|could not open|couldn't fix|could not fix|didn't know how|didn't know what|
    what he was doing|what to do|no clue|clueless|knew how|knew just|knew exactly how|help with|still stuck|stuck again|didn't hold|broke down again|problem|issue|
    hybrid*|trunk|stripped|worse than|works|car works|my way|got the door|door open|my door|my car open|ignition|fuse|under the hood|equipment|mobile mechanic`,
  'Call taking': `agent*|operator|dispatch|dispatcher*|on hold|hold for|the app|app|application|website|web|online|web form|phone menu|phone tree|phone experience|phone agent|call center|call taker|
    taking my call|took my call|representative*|rep|person on the phone|on the phone|over the phone|on the line|line with|the line|transferred|wrong address|my location|find me|my address|location|
    customer service|hung up|disconnected|automated phone|recording|robot*|answered|answers|answer the|intake|chat|case number*|phone staff|requesting service|request service|my request|
    phone number|spell*|mile marker|logged my|wrote down|written down|entered the|who answered|answers your|talk to a|spoke with|spoke to|explain the same|phone call|easy call|
    the call|when i called|get through|picks up|the phones|your phones|overseas|high call volume|fone|call taking|case number`,
  'Battery sale': `new battery|battery was|battery cost|battery price|battery they|battery bill|battery service|batter*|batery|sell|selling|sold|sale|sales|salesman|upsell|push me|pushing|pushy|pressure|pressured|price|priced|
    prices|pricey|receipt|overpriced|quote for|quoted price|quoted me|the quote|warranty|charged full|core charge|discount on|itemized|half at the store|bargain|advertised|hard sell|card only|bait and switch`,
  'Tow destination': `tow|towed|towing|tows|flatbed|flat bed|wheel lift|dolly|dropped|dropped off|drop off|drop it|drop at|drop box|drop|hooked|hook truck|strapped|tied down|to the garage|wrong garage|right garage|
    my garage|dealer|dealership|destination|hauled|hauling|haul|delivered|delivery|deliver|loaded|loading|load|shop|body shop|my mechanic|mechanic wanted|impound|storage|yard|lot|trailer|driveway|
    took my car|took my van|took my truck|took it to|taken to|take it|take my car|my house|wrong city|wrong town|service bay|service desk|parked it|backed it|positioned|
    where i wanted|where i asked|where it needed|other side|no parking zone|cab for my|next door|tow truck|towed to`,
  'Damage/safety': `damag*|backed into|ran into|ran over|drove over|drove through|drove into|knocked over|knocked off|rammed|slammed into|hit my|mailbox|scratch*|scrach*|scrap*|scuff*|bent|dent|dented|dents|ding|dinged|gouge*|broke the|broke my|broken|unsafe|safe|safely|safety|hubcap|bumper|crack*|from the traffic|from traffic|away from traffic|of traffic|
    cones|flares|vest|guardrail|guard rail|behind the rail|dangerous|shoulder of|on the shoulder|mirror|rim|rims|fender|paint|chipped|torn|tore|oil all|oil on|grease|lights on|no lights|flashing lights|ruined my|
    seat belt|seatbelt|belt on|buckled|speeding|red light|texting while|on his phone|alignment|hood|taillight|tail light|axle|window no|door handle|latch|skirt|weather strip|careful loading|carefully|careful|
    careless|cautious|handled my|like glass|semis|feared|scary|sketchy|protected|blocked the lane|in the lane|smoke|fried|snapped and|bruised|injur*|hurt|crash*|mark|claim|gas cap|missing after|dragged|loose|wheel almost|straps were`,
  Coverage: `cover|covered|covers|coverage|plus|premier|basic|member|members|membership*|membrship|renew|renewal|bill|billed|billing|dues|upgrade|miles free|free miles|covered miles|extra miles|mileage|miles in the|plan|canceling my|cancel my membership|dropping my|
    benefit*|perk|policy|fee|fees|pay for|pay extra|paying for|i pay|paid 85|reimburse*|deductible|out of pocket|included|include|excludes|excluded|expired|lapse|honor my|my card|a card|per year|a year|every year|each year|used to be free|free and then|
    no charge|surprise charge|tows left|calls a year|money i spend|worth every|rip off|ripped me off|charged me|charged us|ripped off|ripped us off|rips you off|second tow`,
};

/** The same in Spanish, without accents. */
const spanishCues: typeof cues = {
  'Driver professionalism': `chofer*|conductor*|operador de la grua|tecnico|muchacho|joven|senor|el hombre|caballero|amable*|atento*|atenta*|educad*|maleducad*|groser*|cortes*|
    respet*|profesional*|simpatic*|antipatic*|arrogante|trato|tratado|trato muy bien|actitud|grito|gritaron|paciente|paciencia|servicial*|honest*`,
  'Wait time': `esper*|tardo|tardaron|tarda|tardan|tardanza|tarde|hora|horas|minutos|demora*|demoro|retras*|puntual*|impuntual*|a tiempo|rapid*|lent*|llego|llegaron|llegar|pronto|
    inmediat*|tiempo de espera|nunca llego|nunca vino|no llego|no vino`,
  'Kept informed': `aviso|avisaron|avisar*|informad*|informo|informaron|mensaje*|texto|textos|actualiz*|notific*|no sabia|nadie me dijo|nadie me llamo|me llamaron|me llamo|comunic*|mapa|ubicacion en`,
  'Problem solved': `arregl*|resolv*|resolvio|solucion*|reparo|repararon|repar*|llanta*|goma|neumatico|abrio|abrieron|abrir|llave*|puerta|gasolina|diesel|arranco|arranca|encendio|prendio|prende|cambio la|cambiaron la|
    cambio de|funciona*|problema*|saco del|sacaron del|herramienta*|no pudo|no pudieron|en camino|camino otra vez`,
  'Call taking': `agente|operadora|operador|telefono|llamada|llame|contest*|aplicacion|app|colg*|colgaron|colgo|linea|en espera|representante|recepcionista|central|pagina web|sitio web|quien me atendio|habla espanol|en espanol`,
  'Battery sale': `bateria*|vender*|vendio|vendieron|venta|precio|recibo|garantia`,
  'Tow destination': `grua*|remolc*|remolque|taller|mecanico|concesionario|dealer|destino|dejaron el carro|dejo el carro|llevo mi carro|llevaron mi carro|llevo el carro|llevaron el carro|llevo el coche|llevaron el coche|lugar equivocado|direccion equivocada|a mi casa|hasta mi casa|hasta la casa`,
  'Damage/safety': `dano*|danar*|danad*|ray*|rayaron|rayon*|golpe*|abollo|abolla*|rompio|rompieron|roto|peligro*|segur*|cuidado*|descuidad*|parachoques|defensa|espejo|rin|rines|accidente|imprudente`,
  Coverage: `membresia*|miembro|socio|cobertura|cubre|cubrio|cubierto|cubren|plan|cobr*|cobraron|pagar|pague|pago|tarifa|cargo|cargos|millas|renov*|gratis|cuota|seguro de`,
};

const listed = (lists: typeof cues): Readonly<Record<CommentTopic, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(lists).map(([topic, list]) => [
      topic,
      [...new Set(list.split('|').map((cue) => cue.trim().replaceAll(/\s+/g, ' ')))],
    ]),
  ) as unknown as Record<CommentTopic, readonly string[]>;

/** Cue phrases of each topic. */
export const topicCues = listed(cues);

/** Spanish cue phrases of each topic. */
export const spanishTopicCues = listed(spanishCues);

import { fold } from "./plain-text.ts";

/** Matches any of the stems. `_` is a blank, and `~` is any letters. */
function anyOf(
  stems: string,
  prepare: (text: string) => string,
  [before, after] = ["", ""],
): RegExp {
  const choices = prepare(stems)
    .trim()
    .split(/\s+/)
    .join("|")
    .replaceAll("_", " ")
    .replaceAll("~", "\\p{L}*");
  return new RegExp(`${before}(?:${choices})${after}`, "u");
}

const raw = (text: string): string => text.normalize("NFKC");

/** Parts of words about coverage, without marks. */
export const STEMS = anyOf(
  `deduct dedct deductl dedbl coverag covrg coinsur copay premium liabilit insurance insurabl indemn exclusion excluded
  endorsement subrogat comprehensive bettermen depreciat lienhold reimburs underwrit waive nonpay exhausted medpay policy
  policies policie uninsur underins vanishing umbrella bodily_inj policyl
  deduci cobertura coberto coberta asegurans aseguranz rescind misrepres cubiert poliza polizz franqui coasegur copago indemniz prestaciones reembols exclusio amparo_
  couvertur garantie plafond_ assurance franchis apolic coparticip
  selbstb kasko deckung haftpflicht versicherungss versicherungsp versicherungsb versicherungsu eigenant obergrenze
  hochstbetrag versicherungsl erstattung
  copertur massimal assicura scoperto indenniz franchig
  udzial~_wlasn objet[aey]_ubez nie_obejmuje polisa polisy polise franszyz ubezpiecz pokryci wklad_wlasn skladk ochrony
  khau_tru mien_thuong bao_hiem han_muc polisiya saklaw sakop kaltas insurans
  eigen_risico dekking gedekt tackt_ tacks_ daekket dekket ditanggung karsilan verzeker sjalvrisk forsakring forsikring egenandel selvrisik dekning omavastuu vakuut muafiyet
  teminat sigorta spoluucast pojist onresz biztosit fedezet asigur acoperir asuransi pertanggung
  risiko_sendiri dediktib asirans kouveti
  франшиз полис_ полиса полису полисо полисе страхов взнос исключен застрах покрыти покрыва покрива покритт каско осаго возмещ лимит поліс ліміт
  απαλλαγ καλυψ καλυπτ συμβολαι ασφαλ השתתפות פוליס כיסוי ביטוח
  تحمل اقتطاع خصم تغطي مشمول قسط_ القسط سقف_ وثيق بوليص تامين فرانشيز بيمه پوشش کٹوتی انشورنس حد_المسؤ الحد_ال`,
  fold,
);

/** Parts of words in scripts that are matched with their marks. */
export const MARKED_STEMS = anyOf(
  `khấu_trừ miễn_thường bảo_hiểm chi_trả hạn_mức giới_hạn mức_trách bồi_thường đồng_chi hợp_đồng quyền_lợi đô_la phần_trăm poliçe
  कटौती बीमा बीमित पॉलिसी कवर सीमा डिडक्ट प्रीमियम डॉलर रुप प्रतिशत
  免赔 免賠 自付 自负 自負 保险(?!公司|员) 保險(?!公司|員) 保单 保單 承保 保额 保額 限额 限額 保障 赔付 賠付 垫底 扣除 (?<![理])[赔賠] (?<![危风風冒探保])[险險] 额度 額度 保费 保費 理赔上限 共保
  上限 未加入 免責 免责 自己負担 保険(?!会社) 補償 証券 限度 担保 特約 約款 対物 対人 控除
  공제 부담금 보험(?!사|회사) 한도 보장 면책 자차 대물 대인 미가입 약관 보상 담보 특약
  ประกัน กรมธรรม คุ้มครอง ส่วนแรก
  บาท 美元 美金 ドル 달러 百分 パーセント \\d割 [一二三四五六七八九]割 [一二三四五六七八九]成(?!员|員) 퍼센트 [\\d一二三四五六七八九十百千万萬两]\\s*(?:元|块|円|圆|원|불)`,
  raw,
);

/** Whole words and phrases about coverage, without marks. */
export const PHRASES = anyOf(
  `deds? dedn deduc(?:t~)? covs? cvg covg comp coll lims? ~limits? pip umpd umbi uim(?:pd|bi)? csl cdw ldw acv ror bipd
  cover(?:s|ed|ing)? excess reserves? reserve_(?:is|set|of|on|for|at) benefits? prems? co_?pay(?:ment)? co_ins(?:urance)? insd
  (?:is|isn_?t|not|are|aren_?t|was|wasn_?t|self|fully|being|amount|sum|un|under)_insured insur mp_\\d{3,} insured_(?:for|against|to|value|amount|sum|under|by|pays?|owes?|must)
  policyholder_(?:pays?|owes?|must) out_of_pocket personal_injury_protection med(?:ical)?_pay(?:ments?)? no_fault
  gap_(?:carrier|policy|waiver|protection|claim|pays) minimums? minimos? state_requires roadside towing_(?:and|n|amp)_labor loss_of_use full_glass accident_forgiveness
  (?:half|third|quarter)_off decl disappearing dec(?:s|_page|_sheet|page|larations?) reservation_of_rights other_than_collision comparative pro_?rata paid_under rated_driver (?:per|each)_(?:person|accident|occurrence|incident|loss) aggregate retention
  loss_payee payoff cash_value tort pol_(?:no|num|nr|nbr|\\d+) under(?:_the|_his|_her|_their|_your)?_collision lapse[sd]? coll?ision_\\d{3,} \\d{3,}_coll?ision collision_(?:applies|pays|benefits?|protection|is(?!_(?!pay)[a-z]+ing)|claim_is)
  (?:have|has|carry|carries|no|without|purchased|added|declined)_collision full_cov fault_share (?:half|quarters?|thirds?|fifths?|tenths?)_of_(?:the|your|our|his|her|this)_(?:bill|bills|damages?|loss|losses|costs?|fault|blame|repairs?)
  asegurado_(?:tiene|paga|debe) (?:monto|suma|valor|capital|importancia)_(?:asegurad|segurad)[oa] seguros? vigen(?:te|cia)
  cubr(?:e|en|ir|ira|iran|imos|iremos) responsabilidad_civil responsabilite_civile prima(?:s)? de_(?:su_)?bolsillo reserva_de_(?:derechos|direitos)
  primes?_(?:d|de|impay|annuel|mensuel|est)~ (?:la|votre|sa|une)_prime exclu[es]* resili~ tous_risques au_tiers reste_a_charge prise_en_charge (?:prenons|prend|prendra|prendrons)_en_charge quote_part couv~
  premio cobr(?:e|em|ir|imos) rembours~
  pramien? beitrag~ zuzahlung~ leistungsgrenz~ leistungsumf~ (?:die|der|ihre|ihrer|eine|einer|unsere|unserer)_police deck(?:t|en) gedeckt (?:un|mit|nicht_)?versichert versicherung_(?:zahlt|ubernimmt|deckt|tragt)
  contrats? vertrag(?:s|es)?
  polizza copert[oaie] copre coprono polis polita~ rimbors~ esclus~ garanzi~ gwarancyjn~ participation bima limit(?:e|es|i|y|u|ow) tope`,
  fold,
  [" ", " "],
);

/** Abbreviations that are common words in lowercase letters. */
export const CAPITALS = /(?<!\p{L})(?:BI|UM|SIR|MPC|SB|GAP|PDL|AC|UW|OTC)(?!\p{L})/u;

/** Phrases in which words of coverage mean something else. */
export const HARMLESS =
  / (?:(?:speed|time|weight|height|age|load) limits?|(?:privacy|cookie|return|cancellation|refund) polic(?:y|ies)|premium (?:fuel|gas|gasoline|sedan|paint|sound|audio|trim|package|unleaded|wheels?|leather|tires?)|excess (?:parts?|material|paint|water|moisture|heat|wear|glue|adhesive|fluid|oil|noise)|comprehensive (?:inspection|review|list|check|report|exam|test|scan)|an umbrella|insurance (?:compan|carrier|card|adjuster|agent|agenc|rep)\p{L}*|(?:quality|rest) assurance|cover(?:ed|s|ing)? (?:(?:\p{L}+ ){0,4}(?:with|in (?:snow|mud|dust|dirt|ice|plastic))|parking|lot|letter|sheet|plate)|(?:wheel|seat|bumper|mirror|engine|front|rear|headlight|lens|dust|hub|fender|hood|battery|fuse|valve|timing|tire|dash|splash|plastic|rocker|sill|panel|side|door|airbag|trunk) covers?|(?:snow|ice|mud|water|debris|leaves|dust|fog|dirt|rust) covered|covers? (?:front|rear|left|right)|please cover|(?:keep|kept|leave|left) (?:(?:the|your) )?(?:\p{L}+ ){1,2}covered|cover(?:s|ing)? for (?:him|her|me|them|\p{L}+ this)|covers? (?:is|are|was|were) (?:torn|loose|missing|broken|cracked|dirty)|covers (?:common|frequent|the next|two|three)|(?:message|file|size|photo|upload) limits?|limit your (?:message|comment)|(?:the )?covers? (?:of the (?:mirror|bumper|lens|wheel|seat|engine|headlight)|bumper)|(?:es|esta|estar|sea|si|lugar|sitio|mas|muy) seguro|seguro que|seguro de que|benefits? (?:of|is)|reserve (?:your|a|the) (?:rental|car|spot|time|appointment|tire)|(?:letter|page|guide|video|article|form|email|tape|tarp|scratch(?:es)?|dents?) covers?|bodily injury (?:claim|adjuster|team|unit|department|representative)|dealer franchise|reimbursement form)(?= )/gu;

/** Words for amounts, without marks. */
export const AMOUNT_WORDS = anyOf(
  `percent(?:age)? persen per_?cents? pct porciento por_cien(?:to)? por_cento pour_cent pourcent(?:age)? prozent per_cento procent porcentaje~ percentual~ porsy?ento porsiyento phan_tram процент~ (?:ال|ب)*(?:مئه|مائه|المئة|المائة|مئة|مائة|بالمئة|بالمائة)
  dollars dolares dolar(?:y|ow|a)? dollari dolyar bucks pesos euros reais reales rupees? cents zlotych zlote usd eur ~ng_piso долл~ руб~ евро دولار~ ريال درهم جنيه يورو
  (?:\\d+|a|one|two|few|half|hundred|thousand|~ty|~teen)_(?:dollar|euro|pound|peso|grand|yen|yuan|franc|real|krona|kr|kroner|tl|lira|zl|dong|buck|gbp|cad|mxn|jpy|cny|krw|inr|brl|pln|rub|vnd|php|chf|aud|rs|forint|huf|lei|ron|baht|czk|kc|sek|nok|dkk|rand|naira|shilling|rial|toman|dirham|riyal|won|rupiah|rp|ringgit)s?
  (?:gbp|cad|mxn|jpy|cny|krw|inr|brl|pln|rub|vnd|php|chf|aud|rs|dollar|euro)_\\d+
  a_grand hundreds? thousands? millions? billions? cien cientos? ~cient[oa]s quinient[oa]s mil mill(?:on|ones|ion|ions|e) cents? mille cem centos? ~centos quinhent[oa]s milh~ ~hundert~ ~tausend~
  (?:due|tre|quattro|cinque|sei|sette|otto|nove)?cento ~mila milion~ dwiescie ~ysta (?:piec|szesc|siedem|osiem|dziewiec)set tysi~ сто двести триста четыреста ~сот тысяч~ миллион~
  (?:mot|hai|ba|bon|nam|sau|bay|tam|chin)_(?:tram|nghin|ngan|trieu) (?:limang|dalawang|tatlong|apat_na|anim_na)_daan~ daang libo~ ~(?:مائة|مئة|ميه) الف الاف ~honderd ~hundra~ yuz bin`,
  fold,
  [" ", " "],
);

export const MARKED_AMOUNTS =
  /(?<!\p{L})(?:trăm|nghìn|ngàn|triệu|सौ|हज़ार|हजार|लाख)(?![\p{L}\p{M}])|[一二三四五六七八九两〇十百千万萬億][百千万萬億]|[一二三四五六七八九十百千万萬億][十百千万萬億][一二三四五六七八九十]|[일이삼사오육칠팔구]?[백천만]\s?(?:달러|원|불)|\p{Sc}|[%‰‱٪]|\d\s?[kK](?![\p{L}\d])|\d\s?M(?![\p{L}\d:])/u;

const MONTH =
  "(?:jan|f[eé]v|feb|m[aä]r|a[pbv]r|ma[iyg]|ju[iln]|giu|lug|a[guo][gou]|se[pt]|o[ckut]t|out|no[vw]|d[eéi][cz]|ene|gen)\\p{L}{0,7}";
const UNIT =
  "(?:miles?|mi|kms?|kilomet\\p{L}+|mph|km/?h|feet|ft|foot|inch\\p{L}*|in|mm|cm|lbs?|kg|psi|hp|gal\\p{L}*|lit\\p{L}+|volts?|v|hours?|hrs?|h|minutes?|mins?|seconds?|(?:business|working|calendar) days|(?:or )?(?:more )?days?|weeks?|months?|years?|photos?|pictures?|images?|documents?|files?|pages?|parts?|reviews?|customers?|characters?|degrees?|[kmg]b|stars?|doors?|cars?|vehicles?|d[ií]as?|horas?|millas?|fotos?|minutos?|semanas?|meses|a[nñ]os?|jours?|heures?|semaines?|mois|tage?n?|stunden?|wochen?|bilder|uhr|giorni|ore|dni|dias|дн\\p{L}+|час\\p{L}*|ngày|giờ|araw|oras|[年月日時时分秒点點号號天張张枚個个]|[년월일시분장]|दिन|يوم|ايام)(?![\\p{L}])";

/** Numbers that are no amounts: dates, times, telephone numbers, addresses, numbers of things, and counts. */
export const NUMBERS = [
  /\b\d{4}-\d\d-\d\d(?:[T ][\d:.]+Z?)?/gu,
  /(?<![\d/])(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|[12]\d|3[01])\1(?:(?:19|20)\d\d|[2-9]\d)(?![\d/])/gu,
  /(?<![\d/])(?:(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])|(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])|24\/7)(?![\d/])/gu,
  /\b\d{1,2}(?::\d\d){1,2}(?:\s?[ap]\.?m)?|\b\d{1,2}(?:\.\d\d)?\s?(?:[ap]\.?m\b|uhr|h\s?\d\d)/giu,
  /\b\p{Lu}{2} \d{5}(?:-\d{4})?\b|\b\d{3}\/\d\dR\d\d/gu,
  /\+\d[\d ().-]{6,20}|(?:\(\d{3}\)|\b\d{3})[ .-]?\d{3}[ .-]\d{4}\b|\b1?[ .-]?\d{3}-\d{3}-\d{4}|\b\d{3}-\d{4}\b|\b0\d[\d ()/-]{6,15}\d\b|\(\d{2,3}\) ?\d{4,5}-\d{4}/gu,
  new RegExp(
    `(?<!\\p{L})${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s(?:19|20)\\d\\d)?(?![\\d%])`,
    "giu",
  ),
  new RegExp(
    `\\b\\d{1,2}(?:st|nd|rd|th|er|[.ºª])?\\s(?:de\\s|of\\s)?${MONTH}(?:\\.?,?\\s(?:de\\s|del\\s)?(?:19|20)\\d\\d)?`,
    "giu",
  ),
  /^(?:19|20)\d\d\s\p{Lu}[\p{L}-]*(?:\s(?:\p{L}[\p{L}\d-]*|\d{1,3}\p{L}{1,2}|\d{3,4}|\d\.\d))*$/gu,
  /\b(?:19[5-9]|20[0-4])\d\s(?=\p{Lu}\p{Ll}{2})/gu,
  /\b(?:\p{L}{3,}|in|de|del) (?:19|20)\d\d(?=[\s.,;)]*$)/gu,
  /(?<![\d.,:])\b\d{1,6}(?:\s[NSEW]\.?)?(?:\s[\p{Lu}\d][\p{L}\d'.-]*){1,4}?\s(?:St|Street|Ave|Avenue|Av|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Ct|Court|Pl|Place|Hwy|Highway|Pkwy|Parkway|Cir|Circle|Ter|Trail|Sq|Square|Broadway)\b/gu,
  /(?<!\p{L})(?:number|n[uú]mero|num[eé]ro|nummer|numer|номер)[^\d.!?:;]{1,25}(?=\d{4}|\d+-)[\d-]+/giu,
  /(?<!\p{L})(?:mileage|odometer|reviews?|millaje|zip|postal)(?: code)?[:\s]\s?(?:reads\s|is\s)?[\d.,]+/giu,
  /(?:(?<!\p{L})(?:case|ref|reference|order|confirmation|tracking|report|repair order|ro|id|file|part|vin|plate|document|ticket|fax|phone|tel|call|text|route|highway|hwy|exit|unit|suite|ste|apt|room|box|mile marker|marker|mile|space|code|pin|lot|option|level|sign|entrance|team|bldg|building|col|line up|photo|page|step|lane|floor|driver|vehicle|ext|extension|dot|badge|officer|bay|stall|spot|zone|gate|key|tag|reclamo|siniestro|sinistre|schaden)(?:[.]?\s?(?:id|no|number|num|nr|n[ºo°]|code)\b|s(?=\s\d))?[.:#]*\s(?:is\s)?#?|(?:number|núm|numero|número|numéro|nummer|no|nr|n°|№|号|番号|번호|số)[.:]?\s?(?:is\s|es\s|est\s|ist\s|was\s)?#?|#\s?)(?!\d+[.,]\d)[\d][\d-]*(?: \d{3}\b)?/giu,
  /(?<![\p{L}\d.,-])(?:[a-z]{2,}-?\d|[a-z]-\d|\d+-?[a-z]|[a-z]\d)[a-z\d-]{0,40}(?!\d{0,9}[.,]\d)/giu,
  /\b\d+(?:-\d+){2,}\b|\b\d{4}-\d{3,}\b|\b0\d{3,}\b|\b\d{8,}\b|\b\d{3,4}-\d\d\b/gu,
  /(?:^|(?<=[,(]\s))\d{1,6}\s(?!USD|EUR|Dollar|Due|Total|Per)\p{Lu}\p{Ll}+/gu,
  /(?<!\p{L})(?:rue|calle|avenida|avenue|av|via|straße|strasse|\p{L}+stra(?:ß|ss)e|plaza|rua|ulica|ul)\.?[\s\p{L}.]{0,30}\s?\d{1,5}\b/giu,
  new RegExp(
    `(?<![\\d.,/])\\d+(?:[.,]\\d+)*(?:\\s?(?:to|a|à|bis|-|–|or|and|out of)\\s?\\d+(?:[.,]\\d+)?)?[\\s-]?${UNIT}`,
    "giu",
  ),
  /\b\d(?:\.\d)?(?: out)? of \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,3}(?=-(?:door|inch|day|hour|point|way))/giu,
  /\b\d{1,2}(?= (?:\p{Ll}+ )?\p{Ll}{3,}s\b)|\bI-\d+|\b911\b|\bversion \d[\d.]*|\b\d\.\d\b(?! ?\d)/gu,
];

/** Words next to which a small number is an amount, without marks. */
export const MONEY = anyOf(
  `pays? paid payable paying owe[sd]? owing due costs? fees? prices? charge[sd]? amounts? amts? balance sum minus less subtract~ collect~ share faults? max maximum up_to
  cap capped total(?!_loss) expenses? billed value[ds]? worth split ours pd liable rates? hourly daily per_(?:day|hour|hr|diem|week|month|mile) hr monto importe valor costo cuesta suma saldo hasta maximo pag[aou]~ debe[ns]? paye~ doit montant cout~ somme solde
  ~zahl~ betr~ kost~ schuld~ bis_zu summe max~ custo importi fino_a kwota koszt~ zaplac~ сумм~ стоим~ плат~ заплат~ مبلغ دفع المبلغ`,
  fold,
  [" ", "(?= )"],
);
export const MARKED_MONEY = /支付|金额|金額|料金|払|지불|금액|납부|số tiền|राशि|भुगतान/u;

/** A number in words below a hundred. */
export const SMALL_NUMBER =
  / (?:ten|eleven|twelve|half|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|veinte|(?:tre|cuar|cincu|ses|set|och|nov)(?:i|e)?nta|vingt|trente|quarante|cinquante|soixante|cinquanta|zwanzig|drei(?:ss|s)ig|(?:vier|funf|sech|sieb|acht|neun)zig|cinquenta|quarenta|mitad|halfte|moitie|metade|meta|polowa) /u;

/** A text that begins like this completes the one before it. */
export const CONTINUES =
  /^ (?:it|its|it s|this|that|thats|these|those|they|both|the (?:same|amount|rest|number|figure|sum|total|balance)|he|she|which|and|or|but|also|so|es|son|esto|este|esta|eso|ese|ello|cest|c est|cela|ca|il|elle|ce|ces|er|sie|das|dies\p{L}*|e|questo|quest[aoi]|essa|isso|isto|ele|ela|to|ten|ta|on|ona|ono|wynosi|это|он|она|оно|они|ito|iyon|ini|هذا|هذه|ذلك|هو|هي|وهو|وهي) |^ ?(?:它|这|這|那|其|これ|それ|あれ|이것|그것|이는|그|यह|वह|ये|इसक|đó|nó|đây|số)/u;

/** Scripts whose words are known. */
export const OTHER_SCRIPT =
  /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}|[ー々])[\p{L}\u{1f100}-\u{1f1ff}]|[\u0250-\u02af\u1d00-\u1dbf]/u;
export const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Misspelled words, without vowels. */
export const CONSONANTS = / (?:ddctb|ddctv|ddtb|ddcb|cvrg|cbrtr|nsrnc)/;

/** Words of which also a misspelled form is known, if the first letter is right. */
export const CORE_WORDS = [
  "deductible",
  "coverage",
  "policy",
  "limits",
  "premium",
  "liability",
  "insurance",
  "uninsured",
  "comprehensive",
  "deducible",
  "cobertura",
  "franquicia",
  "selbstbeteiligung",
];
export const OTHER_WORDS = /^(?:polic(?:e|ed|es|ia)|uninjured)$/;

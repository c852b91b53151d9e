/**
 * Texts for third parties, one a line. They were written without knowledge of the rule that they test.
 * In a text that has to go, `[[…]]` is the part that may stay.
 */

/** Texts that tell something about the policy. Nothing of them may stay. */
export const leakingTexts: readonly string[] = String.raw`
Your deductible applies. It is $777.
A $1,000 deductible applies to this loss.
Deductible: 500
collisionDeductible: 500
policyLimits
POLICY_LIMIT_PD
Ded. $250
DED: $1,000.00
Insured has PIP.
MedPay up to 5,000
Med-pay is available
Out of pocket: $250
UM/UIM 50/100
The liability limit is 25,000.
Bodily injury limit per person $25,000
PD limit reached
Co-insurance applies.
The insured pays the first $500.
five hundred dollars will be subtracted
One thousand dollars deductible
The payment to our insured was $3,418.22.
The repair came to 3.418,22 €.
The estimate is 2917.50
Repairs will cost about 3k.
The reserve on this file is 15,000.
Coverage: Collision
Comprehensive coverage was declined by the insured.
Comp claim
Paid under collision coverage.
The policy lapsed for non-payment of premium.
Policy number 44-5520-11
The insured carries full coverage.
The insured's coverage has been confirmed.
Coverage is in question. We sent a reservation of rights letter.
The policy excludes this driver.
An exclusion applies.
Rental reimbursement is $30 per day.
$40/day up to $1,200
Towing and labor coverage up to $100
GAP coverage pays the rest.
An endorsement was added to the policy.
The umbrella sits above the primary limits.
Combined single limit 300000
The insured's self-insured retention is 10000.
The excess is £250.
The insured must pay an excess of 250.
Deductible waiver granted
Vanishing deductible credit: $100
Collision deductible waiver (CDW) applies
The insured is 80% at fault.
Comparative negligence was set at twenty percent.
We'll pay ninety percent of the damage.
Betterment: 25 %
ACV 14300
Salvage value 1,900.00
The subrogation recovery is 4550.
Deductible recovery is pending
Dedctible 500
d.e.d.u.c.t.i.b.l.e
Deduc­tible is 500
Ｄｅｄｕｃｔｉｂｌｅ ５００
The amount is ５００ dollars.
Deductible&nbsp;&dollar;500
C o v e r a g e
COLL DED 500
Coll/Comp 500/250
UIM coverage is available
Personal injury protection pays first.
Full glass coverage, no deductible
OEM endorsement on policy
The insurer pays up to the limit.
The insured's limits won't cover your damage.
It will be paid up to the maximum of 10,000
The cap is ten thousand.
He owes 500 to the shop. That is his deductible.
The deductible applies. [[Your appointment is on Monday.]]
Our insured has a deductible - this is 777
Here is what the insured has to pay. 777.
Insured to pay shop 777
Seven hundred seventy-seven is due at pick-up.
Pay 500.00 at pick-up
Less prior payments 1200
Amount due at pick-up: 320.50
500 CAD
500 pesos
₹20,000 will be paid
500 usd
500 bucks
Half of the damage is ours.
Your policy covers rental cars.
What your policy covers
How do deductibles work?
What is a deductible? [[The shop answers the phone.]]
dec_page_2026.pdf
Coverage letter.pdf
Deductible_Receipt_500.pdf
CoverageDetermination
lossPayee
IsCovered
hasRentalCoverage true
covCd
dedAmt 500
remainingLimit
policyStatus ACTIVE
umpdLimit
medPayLimit
CSLimit
deductible@insurer.example
Coverage Team
PIP Adjuster
El deducible es de quinientos dólares.
Su deducible aplica. Son 777.
La cobertura de colisión aplica.
La póliza está vencida.
La póliza cubre el alquiler de un auto.
Límite de responsabilidad civil: 25 000
El límite es de veinticinco mil dólares.
Reembolso del deducible pendiente
Pagaremos el ochenta por ciento de los daños.
Franquicia de trescientos euros
Copago de 50
Suma asegurada: 200000
Exclusión de conductor
Deducible: vea la línea siguiente. 777
Une franchise de cinq cents dollars s'applique.
La garantie collision s'applique.
Plafond de garantie atteint
Votre couverture est confirmée.
Prime impayée
A franquia se aplica.
A apólice foi cancelada.
Limite de indenização: 50 mil
Die Selbstbeteiligung beträgt 500 €.
Die Selbstbeteiligung gilt. Sie beträgt 777.
Vollkasko mit 300 SB
Haftpflichtdeckung
Versicherungsschutz besteht
Fünfhundert Euro werden abgezogen.
Mức khấu trừ là 500 đô la.
Hợp đồng bảo hiểm đã hết hạn.
năm trăm đô la
自付额适用。
承保范围已确认。
保額上限
본인부담금은 500달러입니다.
보험 한도에 도달했습니다.
오백 달러
Ang deductible ay limang daang dolyar.
Kanselado ang polisiya.
La franchigia è di 500 euro.
La polizza è scaduta.
Il massimale è raggiunto.
Udział własny wynosi 500 zł.
Polisa wygasła.
pięćset złotych
Франшиза составляет 500 долларов.
Полис аннулирован.
пятьсот долларов
مبلغ التحمل هو 500 دولار.
تم إلغاء وثيقة التأمين.
٥٠٠ دولار
自己負担額が適用されます。
保険証券は失効しました。
कटौती 500 डॉलर है।
कवरेज की पुष्टि हो गई है।
५०० रुपये
Eigen risico 385 euro
Pokrycie: AC
We'll send you whatever is left once the policyholder's retention has been met.
Her plan tops out at twenty-five thousand per person.
The claimant's property damage exceeds our named insured's PD limits by roughly two grand.
The driver wasn't listed on the policy.
No coverage at time of loss
Cvrg pending
coverageStatus=PENDING
We're still verifying coverage for the other vehicle.
policy in-force: Y
Effective policy period: 01/01/2026 - 07/01/2026
He carries only liability.
Third-party liability only
Property damage coverage: 50,000
BI/PD 50/100/50
perAccidentLimit
benefitAmount 3000
UM carrier notified of 100/300 limits
We tendered policy limits.
Time-limit demand for the policy limits
Excess carrier notified
Underlying limits: 250/500
We assessed you 30% at fault.
You're fifty percent responsible.
We can offer you forty-two hundred for your car.
The adjuster approved eight hundred and fifty for paint.
Parts total $1,204.33, labor total $640.00
ACV = 8,950
NADA value 8950
Storage fees of 45/day accrue
rentalDailyLimit 35
Loss-of-use: 35 per day
The insured collected his ded. back.
Ded reimb. pending
Dedutible: 500
Deductibel is 500
Insured out of pocket expense is unknown.
Our driver pays a quarter of the bill.
El límite por persona es de 25,000.
La aseguradora cubrirá hasta 10,000.
Seguro a todo riesgo con franquicia
No hay cobertura para este accidente.
coberturaColision: 500
Su porcentaje de culpa es 30.
El presupuesto es de mil doscientos.
Le falta pagar 250.
Le contrat ne couvre pas ce sinistre.
Garantie dommages tous accidents
Die Versicherungssumme reicht nicht aus.
Der Schaden liegt bei 1.204,33.
被保险人的保单限额是五万。
피보험자의 공제액은 50만원입니다.
被保険者の契約には免責があります。
Giới hạn bồi thường là 25.000 đô.
Лимит по ОСАГО 400 тысяч.
Ваша вина — 30 процентов.
الوثيقة لا تغطي السائق.
A seguradora cobre até 10 mil.
आपका डिडक्टिबल ₹5000 है।
Deductible_Notice_v2.pdf
ROR-2026-01.pdf
Dec Sheet.pdf
Disclosure of limits affidavit
No other insurance affidavit received
Denial of coverage
Coverage cleared
Verify ded w/ insured
Customer pay: 500
Shop to collect 250 ded
Deduct collected
d/ble 500
DED500
Ins. ded = 500
Waiting on insured to pay their part
Insured will pay the difference of 312.
We'll pay 1,688 and they pay 312.
Check for 1688.42 issued to insured
Settled for 12500
Owner retained salvage: 1,100
Loan payoff amount 7,400
GAP claim opened
Rental expires at max of policy
Rental is not covered.
We cover your rental until Friday.
The tow is covered under roadside.
Full glass, zero deductible
No deductible
You don't have to pay a deductible.
Why do I have to pay 500?
How much coverage does the other driver have?
Covered?
Loss is not covered.
Covered auto: Y
Permissive use exclusion
Business use exclusion applies
Policy void ab initio
Non-owner policy
Six-month premium unpaid
Grace period for the premium ended
NSF premium check, policy canceled
Offset of 1,000 taken
Medical payments of five thousand are available.
PIP log attached
PIP: 10K
Funeral benefit 2500
Limited tort
&lt;b&gt;Deductible&lt;/b&gt;: 500
Dеduсtiblе
ᴅᴇᴅᴜᴄᴛɪʙʟᴇ
🄳🄴🄳
c​o​v​e​r​a​g​e
c_o_v_e_r_a_g_e
P I P applies
De duc tible
tible 500
Límite: 25k
Se le descontarán doscientos cincuenta dólares.
La póliza no estaba vigente.
Exclusión de conductor
Tiene full cover
Cubierto por la póliza
Su renta está cubierta.
Sin deducible
Ce sinistre n'est pas couvert.
Le plafond du contrat est atteint.
Kein Versicherungsschutz
Não coberto
Sem franquia
Non è coperto
Szkoda nie jest objęta ubezpieczeniem
Случай не покрывается
غير مشمول بالتغطية
不在承保范围内
不赔
무보험 차량
補償の対象外です
Không được bảo hiểm
Walang coverage
कवर नहीं है
Niet gedekt
Inte täckt
Pa gen kouvèti
policy_number: AB123456
polNbr 8812
Policyholder limit 25K/50K
This falls under the Property Damage Liability section.
The first $500 isn't ours to pay.
minus five hundred
-500
500.00-
500 Euro
EUR500
500 €uro
USD $500
$500.00 deductible withheld
$.50
fifty cents on the dollar
Five Hundred Dollars
five-hundred dollar deductible
a $500-deductible policy
1k ded
1,000 ded
1.5 million
100K CSL
25 thousand
15/30/5
30/60
100,000 each person, 300,000 each accident
up to 80%
eighty percent
80%
fault percentage: 80
Comparative: 80-20
pro rata share
Your share: 420
Copay portion 20
You owe 420.
Balance: four-twenty
Reserves increased
Indemnity reserve
Expense paid 140.25
Total incurred 3240.25
Recovery 500 from insured
Check amt 3100
Draft for 3,100.00 sent to insured
Grand total 4210.77
Tax 220.67
Rate: 58/hr
Tow bill 185
Storage 45 per day
Estimate is a bit over two thousand
around 2 grand
several thousand
no more than ten thousand
not to exceed 10,000
ceiling of 10,000
threshold 10,000
DEDUCTIBLE_WAIVED
isDeductibleWaived
collDedAmt
OTC deductible
other-than-collision
compDed
rentalCov
covA
Cov. A
gapCoverage
medpay_limit
uimBI
biLimits
policyExpDate
premiumDue
UW referral: rated driver
endorsementList
La póliza del otro conductor venció ayer.
El asegurado aún no ha pagado su deducible.
Se aplicó un descuento de cincuenta dólares.
El tope de la póliza es bajo.
Ofrecemos ocho mil novecientos por el auto.
La prima no fue pagada.
Gastos médicos hasta 5 mil
Exceso sobre la póliza
L'assuré doit régler sa franchise.
Son assurance ne prend pas en charge la location.
L'indemnité s'élève à 1 204,33.
La valeur est de huit mille neuf cents.
Résiliation pour non-paiement de la prime
Der Versicherungsnehmer hat keine Vollkasko.
Der Wiederbeschaffungswert beträgt 8.950.
Mietwagen ist mitversichert.
Prämie offen
O segurado paga a franquia de mil reais.
Limite da apólice: cem mil
Prêmio em atraso
L'assicurato paga lo scoperto del dieci per cento.
La garanzia cristalli è attiva.
Il danno ammonta a 1.204,33.
Suma gwarancyjna jest niska.
Autocasco nie obejmuje szyb.
Страхователь не внёс франшизу.
Взнос по полису просрочен.
Мы оплатим восемьдесят процентов.
Застосовується франшиза.
انتهت صلاحية البوليصة.
قسط التأمين غير مدفوع.
被保险人须先付五百。
最高赔偿一万。
我们赔百分之八十。
交强险
自負額新台幣三千
대물 한도 초과
보험료 미납
車両保険に未加入です。
対物限度額
8割を支払います。
Bảo hiểm vật chất xe
Mức trách nhiệm 50 triệu
May 500 na kaltas.
Lampas na sa limit.
पॉलिसी की अवधि समाप्त हो गई।
80 प्रतिशत भुगतान
আপনার পলিসি বাতিল হয়েছে।
คุณต้องจ่ายค่าเสียหายส่วนแรก 5000 บาท
Muafiyet uygulanır.
Het eigen risico is 385.
Selvrisikoen er 4000.
Spoluúčast je 5 %.
Franșiza este de 500 lei.
Ang seguro ay hindi sapat.
Το συμβόλαιο δεν καλύπτει.
The deductible will be waived. That saves you five hundred.
A deductible applies here. The exact figure is 777.
There's a deductible… Roughly 777.
The deductible? 777.
Q: How high is the deductible? A: 777
Coverage is limited. They only carry fifteen thousand.
Her limit is low. It's only fifteen.
This is a matter of coverage. That's 500 for you.
El deducible aplica. Eso son 777.
La cobertura es limitada. Solo son quince mil.
Es gilt eine Selbstbeteiligung. Das sind 777.
A franquia se aplica. São 777.
免責があります。それは777です。
Áp dụng khấu trừ. Đó là 777.
يطبق مبلغ التحمل. وهو 777.
The total of the invoice was 777. [[The insured has paid it.]]
Amount: 777. Type: deductible.
777 - ded
ded=777;lim=25000
{"coverage":"COLL","ded":777}
deductible|777
<td>Deductible</td><td>777</td>
<br>Deductible<br>777
Deductible&nbsp;777
Your %64eductible
Deductible… 777
Deductible: ٧٧٧
Deductible: VII hundred
deductble 777
deductibe 777
dductible 777
DEDUCTIBLES APPLY
coverge
covarage
policcy limits
polciy
insuarnce covers
insurace coverage
premimum
libility coverage
comprehesive
colision coverage
uninsurd motorist
deducable
cobetura
polisa
aseguransa
p0licy limits
d3ductible
prem1um
ins co pays 777
insur. pays
bi_limit_50
MP5000
The insured's carrier tendered its limits to another claimant.
We're handling your claim under the Property Damage portion of our insured's policy.
Multiple claimants are sharing a single limit.
The remaining limit after prior payments is 3,412.
Our payment reflects a 15% reduction for comparative fault.
The offer reflects depreciation and betterment.
Total settlement: nine thousand one hundred dollars
He has roadside and towing on his plan.
insuredDeductibleAmount: "1000.00"
coverage[0].limit
PD_LIMIT_REMAINING
pip.remaining
LIAB BI 25/50
COMP/COLL 500/500
NO COV
COV ISSUE
PolNo 8831
UnderInsuredMotorist
Self Insured Retention
M.P.C.
U.M. claim
decl. page
La póliza tiene exclusiones.
Le corresponde el 40 por ciento.
Cubrimos el alquiler por 5 días.
El auto vale nueve mil.
Ded. por cobrar
limitesDePoliza
polizaVigente: no
A cargo del cliente: 250
Votre part est de trente pour cent.
Assurance au tiers uniquement
Keine Kaskodeckung vorhanden
Mietwagen maximal 14 Tage zu 35 Euro
Não há cobertura para terceiros.
Concorso di colpa al trenta per cento
Przyczynienie 30%
Обоюдная вина 30 на 70
免赔额由车主承担。
자기부담금은 차주가 냅니다.
免責金額は契約者が払います。
Chủ xe chịu mức khấu trừ.
التحمل على المؤمن له.
Ang may-ari ang magbabayad ng deductible.
covera ge applies
DEDUCT1BLE
𝘤𝘰𝘷𝘦𝘳𝘢𝘨𝘦
cov&#101;rage
<em>poli</em>cy limit
Five hundred. [[No more.]]
5OO dollars
5,00,000 rupees
half a grand
`
  .trim()
  .split("\n");

/** Rows of one list, as label and value. Only rows in {@link keptLabels} may stay. */
export const leakingRows: readonly (readonly (readonly [label: string, value: string])[])[] = [
  [["Deductible", "777"]],
  [
    ["deductible", ""],
    ["Amount", "777"],
  ],
  [
    ["Deductible", "See below"],
    ["", "$777"],
  ],
  [
    ["Deductible applies", "Yes"],
    ["It is", "777"],
  ],
  [
    ["Label", "Deductible"],
    ["Value", "777"],
  ],
  [
    ["name", "Collision"],
    ["deductible", "500"],
  ],
  [
    ["Type", "PIP"],
    ["Max", "10000"],
  ],
  [
    ["coverageName", "Bodily Injury"],
    ["limit", "25000"],
  ],
  [
    ["Coverage", "COMP"],
    ["Amt", "250"],
  ],
  [
    ["Shop", "Bay Auto"],
    ["Ded", "500"],
    ["Amt", "500"],
  ],
  [
    ["Line 1", "Your deductible"],
    ["Line 2", "is five hundred"],
  ],
  [
    ["Note", "The deductible of the insured is"],
    ["Note", "777"],
  ],
  [
    ["Deducible", "Aplica"],
    ["Monto", "777"],
  ],
  [
    ["Franchise", "oui"],
    ["Montant", "777"],
  ],
  [
    ["Selbstbeteiligung", "ja"],
    ["Betrag", "777"],
  ],
  [
    ["免赔额", "适用"],
    ["金额", "777"],
  ],
  [["Total amount authorized", "$900"]],
  [["TotalAmountAuthorized", "900"]],
  [
    ["Liability", "accepted"],
    ["Share", "80%"],
  ],
  [["Limits", "25/50"]],
  [
    ["Policy", "44-1"],
    ["Status", "Lapsed"],
  ],
  [
    ["Out-of-pocket", "see next line"],
    ["", "250.00"],
  ],
  [["Estimate", "$2,917.50"]],
  [["What the insured pays", "777"]],
  [
    ["covers", "rental"],
    ["per day", "30"],
    ["max", "900"],
  ],
];

/** Labels of {@link leakingRows} that say nothing about the policy. */
export const keptLabels: readonly string[] = ["Shop"];

/** Texts that a third party should read. At most one in twenty may be lost. */
export const harmlessTexts: readonly string[] = String.raw`
Your appointment is at 9:30 AM on 12/02/2026.
Your claim has been received.
Call (555) 123-4567 ext. 12.
1200 Main Street, Springfield, IL 62701
Your claim number is CLM-1010.
Your car is covered with a tarp.
We recovered your car.
Your adjuster is Dana Smith.
Repairs have started.
Repairs started on January 5, 2026.
Your car is ready for pick-up.
The shop ordered parts.
Parts will arrive on 03/14.
Front bumper, left headlight, hood
Rear-end collision
Collision
Vandalism
2019 Honda Civic
2020 BMW 330i
2017 Ram 1500
2019 Ford Mustang GT 5.0
VIN 1HGCM82633A004352
Bay Auto Body
Joe's Collision Center
Limitless Auto Repair
Open Monday to Friday, 8:00-17:00
The inspection is scheduled.
Please upload photos of the damage.
We need a copy of the police report.
We called you and left a message.
Allow 24 hours for a reply.
The supplement has been approved.
Your estimate is ready.
We've sent your payment.
Your payment will arrive in 5 to 7 days.
Your rental car is booked at Enterprise.
Return the rental car by 5 PM on Friday.
Please bring your driver's license.
The tow truck is on the way.
Your car is at the storage lot.
José García
Nguyễn Văn An
王小明
dana.smith@insurer.example
d.covington@insurer.example
Pat Limon
Lee Copeland
Bill Dollar
Mark Euler
Mr. Hundertwasser
Estimate.pdf
IMG_20260102_093012.jpg
Repair invoice.pdf
Release form.pdf
Letter of 01-02-2026.pdf
supplement-2.pdf
Open
In progress
Completed
Your claim is still open.
Thanks for your patience.
We're here 24/7.
Case ID 4471-22
Ref. no. 2231
Room 12, second floor
Mile marker 112
At the intersection of 5th St and 3rd Ave
Speed limit
The odometer reads 45210 miles.
It has 4 doors.
Two of the doors are damaged.
Three photos are missing.
Please send a second photo.
The seat covers were cleaned.
We discovered more damage.
The bumper cover has to be painted.
Front cover, bumper: refinish
Repaint hood, 2 coats
Body labor: 6 hours
Airbag module replaced
Your car is being painted.
Quality check passed
The shop is waiting for an OEM part.
A new adjuster has been assigned.
Her phone is 555.123.4567.
Text YES to 55512.
75201
Springfield, IL 62701-1234
Hauptstraße 12, 10115 Berlin
We will email you the next steps.
How long do repairs take?
How do I upload photos?
What is a supplement?
When will I hear from you?
You may choose any shop.
You can drive your car if it's safe.
The car isn't safe to drive.
Nobody was hurt.
We talked to a witness.
We need your statement.
We're still looking into what happened.
Your photos are under review.
The repair is 2 of 5 stages done.
Page 1 of 3
3 documents
Loaded on 2026-01-02T09:30:00Z
Jan 2, 2026, 9:30 AM
El 2 de enero de 2026
Su cita es a las 9:30 el 12/02/2026.
Hemos recibido sus fotos.
El taller pidió las piezas.
Su auto está listo.
Gracias por su paciencia.
Necesitamos el informe de la policía.
Le llamaremos en 2 días.
Descubrimos más daños.
Votre rendez-vous est à 9 h 30 le 2 décembre.
L'atelier a commandé les pièces.
Nous avons reçu vos photos.
Appelez-nous au 555-123-4567.
Ihr Auto ist fertig.
Die Werkstatt hat die Teile bestellt.
Die Reparatur beginnt am 5. Januar.
Recebemos suas fotos.
O conserto começou em 5 de janeiro.
Chúng tôi đã nhận được ảnh của bạn.
您的车已修好。
您的预约时间是上午9:30。
차량 수리가 완료되었습니다.
예약은 오전 9:30입니다.
Natanggap namin ang iyong mga larawan.
Abbiamo ricevuto le tue foto.
L'officina ha ordinato i pezzi.
Otrzymaliśmy zdjęcia.
Ваша машина готова.
Ремонт начался 5 января.
استلمنا صورك.
写真を受け取りました。
आपकी कार तैयार है।
The pipe under the car is bent.
The shop is equipped for aluminum work.
The shop has dedicated staff.
Our team in Medford will call.
The limousine was hit.
The shop offers a lifetime warranty.
The premium sedan was hit.
Excessive noise from the engine
The policeman wrote a report.
A shopping cart hit the door.
The coverall was stained.
The company will call you.
Component ordered
A complete inspection is planned.
The accident was reported by the insured.
The truck hit 2 cars.
Vehicle 1 hit vehicle 2.
Driver 2
Photo 3
RO 88213
Confirmation number 99-1182
Tracking number 1Z999AA10123456784
Tire size 225/45R17
A 12 V battery was replaced.
The tank was 3/4 full.
The light was red.
Your bank may take 2 days.
The appointment was moved from 9 AM to 11 AM.
Meet the inspector at your home.
The shop is rated 4.8 by 213 customers.
We're sorry about your accident.
Maria Lopez is your new adjuster.
Please have your claim number ready when you call.
We left you a voicemail at 3:15 PM.
Thank you for the photos you sent on May 4.
Please take pictures of all four corners of the car.
The inspector will meet you at 88 Elm Street.
The shop sent us its estimate.
We agreed on the estimate with the shop.
A backordered grille delays the repair.
The repair should take about 2 weeks.
Your car is at the paint shop.
Pick up your car by 6 PM.
Drop off your car at 7:30.
Your reservation at Enterprise is confirmed.
Extend your rental by calling the branch.
Your rental was extended to 07/15/2026.
We're waiting for the police report.
Police Report #24-118220
Our driver admitted that he ran the red light.
We're still deciding who caused the accident.
Dashcam video received
Please sign the medical release.
Were there passengers in your car?
The windshield is cracked.
LT Rear Door Shell
Refinish R front fender
Replace: bumper reinforcement
4-wheel alignment
2020 Hyundai Sonata SEL
1998 Ford Ranger
White 2018 Toyota Camry
Hit and run
Sideswipe
Backing accident
Falling object
Flood
Intersection accident
Property damage
Third-party claim
Submitted
Waiting for documents
Estimate received
Payment issued
Check sent
Reopened
Step completed
Contact made
Estimate completed
Payment sent
Su inspección es el martes 9 de junio.
El taller abre a las 8 de la mañana.
Faltan dos fotos.
Su auto de alquiler está reservado.
Asegúrese de traer su licencia.
Le garage attend une pièce.
Das Auto steht in der Werkstatt.
我们需要您的签名。
담당자가 전화드리겠습니다.
Thợ máy đang chờ phụ tùng.
سنتصل بك غدًا.
La chiameremo domani.
Tatawagan ka namin bukas.
The customer dropped off the car this morning.
Ordered L front fender, hood, grille
Parts ETA: Wed
Vehicle in paint dept
Detail and QC
Sublet to dealer for calibration
Supplement 2 approved
Tear down complete
Blueprinting complete
Hood gap adjusted
Door gap is fixed.
Radiator support replaced
A/C recharge
Cover, front bumper
Undercoating applied
Color match approved
Your shop is Maaco.
Gerber Collision & Glass
CARSTAR Allied
Abra Auto Body
Fix Auto Temecula
Lakeside Body Works
Summit Collision Center
Liberty Collision
Your photos are clear.
Upload the title of the car.
We need the title and the keys.
Sign the power of attorney.
We'll email you a label.
Remove the license plates.
Jamal Reed, senior adjuster
Total loss team
Customer care
Auto damage appraiser
Subrogee Smith
Night desk
claims.east@example.com
+1 800 555 0199
(800) 555-0199, option 3
Text STOP to opt out.
Please reply by 6/20/2026.
Received on 2026-06-20 at 14:05
Updated 2 hours ago
Yesterday
Between 8 and 10 AM
Arrival window: 8-10 AM
About 3 miles away
1 of 4 steps done
You have 2 unread messages.
Photo 4 of 4 uploaded
Video call with the adjuster
Drive-in inspection
Mobile inspection at your work
Parking space 118
Suite 1200
Apt 3B
5th floor
On I-5 north at mile 201
Route 9 and County Road 12
Oak & 12th
35 mph zone
3 cars involved
Four people in the car
He was taken to St. Mary's.
She has a sore neck.
Minor injuries
The other car left the scene.
The road was covered in ice.
The car was covered with mud.
We discovered rust.
Está lloviendo.
El taller encontró más daños.
Traiga su identificación.
Suba 4 fotos.
Choque en un estacionamiento
Vidrio roto
Granizo
Incendio
Reclamo cerrado
Votre dossier est ouvert.
Incendie
Hagel
Termin am 3. Juni
Incidente
W toku
قيد المراجعة
已关闭
対応中
Đang xử lý
lossDate
repairStatus
adjusterName
rentalCompany
inspectionDate
vehicleYear
odometer
pointOfImpact
policeReportNumber
lossLocation
Date of loss
Point of impact: front
Vehicle drivable: yes
Keys: 2
Odometer: 88120
Body style: SUV
Passengers: 3
Transmission: automatic
State: CA
Phone: 415-555-0101
Time: 14:20
Weather: rain
Speed: 25 mph
Direction: north
Shop hours: Mon-Fri 8-5, Sat 9-1
Repair order: 20415
Estimated completion: 06/30/2026
Parts status: ordered
Rental days used: 5
Rental confirmation: K88213
Payment date: 06/12/2026
Check number: 889213
Mailed to: 12 Pine Ct, Reno, NV 89501
Supplement count: 2
Inspector: Lee Ortiz
Appointment: Wed 06/17 9:00 AM
Time zone: PST
Extension: 4402
Rating: 4.9
Distance: 2.4 miles
Warranty: lifetime
The shop's warranty is 3 years or 36,000 miles.
We haven't been able to reach the other driver.
A letter was mailed to you.
The link expires in 24 hours.
Your code is 482913.
We're closed on July 4th.
Holiday hours: 10-2
You're number 3 in line.
An inspection takes about 30 minutes.
Park in lot 4.
Look for the blue sign.
Tow yard: 2200 Industrial Way
Thank you, Ms. Ortiz.
Sincerely,
Dear Mr. Marsh:
Bonjour,
El inspector llega entre las 10 y las 12.
Recibimos 14 fotos.
Su número de reclamo es 0012345678.
El taller está en 900 Mission Street.
La reparación tarda unos 6 días.
La luz estaba en rojo.
Nadie resultó herido.
Devuelva el auto de alquiler el viernes.
Se pintó la puerta.
Gracias.
Nous avons 3 photos.
Le carrossier a commandé le pare-chocs.
Votre numéro de dossier est 88-1203.
Personne n'a été blessé.
La voiture de location est réservée.
Wir haben 3 Fotos erhalten.
Die Stoßstange wurde bestellt.
Schadennummer 88-1203
Niemand wurde verletzt.
Die Ampel war rot.
Temos 3 fotos.
A peça chegou.
O carro alugado está reservado.
Obrigado.
Abbiamo 3 foto.
Il paraurti è stato ordinato.
Grazie.
Mamy 3 zdjęcia.
Zderzak zamówiony.
Запись на 17 июня в 9:00.
Ремонт займёт 6 дней.
Никто не пострадал.
Спасибо.
لدينا 3 صور.
لم يصب أحد.
您的预约是6月17日上午9点。
维修需要6天。
警察写了报告。
谢谢。
6월 17일 오전 9시 예약입니다.
수리는 6일 걸립니다.
렌터카가 예약되었습니다.
6月17日9時にご予約です。
修理は6日かかります。
レンタカーを予約しました。
Lịch hẹn ngày 17 tháng 6 lúc 9 giờ.
Sửa xe mất 6 ngày.
Cảm ơn bạn.
May 3 larawan kami.
Salamat po.
हमारे पास 3 तस्वीरें हैं।
किसी को चोट नहीं लगी।
Uw afspraak is op 17 juni om 9:00.
Tack.
Terima kasih.
Ευχαριστούμε.
ขอบคุณ
Your vehicle was inspected at 10:15 on June 3.
We've asked the shop for more photos.
You can track the repair here.
Painting starts tomorrow.
Your car needs a new radiator.
The dealer is 12 miles away.
Road test completed
You'll get a text when the car is ready.
Mail: PO Box 5500, Omaha, NE 68103
Your file number is 22-40918.
Tow company: Ace Towing
The car is at 18 Dock Street.
Please take out the child seat.
The trunk doesn't close.
Both headlights are broken.
Right side mirror
Rear window
Undercarriage
2013 Lexus RX 350
2019 Volvo XC90 T6
2022 Tesla Model Y
Honda Accord
It happened at about 5:30 PM.
The accident was on I-80 near exit 14.
The light was green for you.
Two witnesses agree.
Case number 2026-88131
We listened to the 911 call.
The video is 40 seconds long.
Your doctor's note arrived.
Physical therapy
We'll review your records.
The form has 2 pages.
Upload a PDF or JPG.
Try again later.
This page was updated on 6/3/2026 at 8:01 AM.
No action is needed.
Nothing to do right now.
Was this helpful?
Contact your adjuster
Schedule an inspection
Cancel the appointment
Driving directions
Claims specialist
Carlos Deducci
Bodywork by Limas
Polly Case
El técnico terminó.
El faro está roto.
La grúa llevó su auto.
`
  .trim()
  .split("\n");

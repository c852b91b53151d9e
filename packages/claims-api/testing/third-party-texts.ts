/**
 * Texts for third parties, one a line. They were written without knowledge of the rule that they test.
 * In a text that has to go, `[[…]]` is the part that may stay.
 */

/** Texts that tell something about the policy. Nothing of them may stay. */
export const leakingTexts: readonly string[] = String.raw`
Your deductible applies. It is $777.
The deductible is $500.
A $1,000 deductible applies to this loss.
[[The shop has your car.]] The insured's deductible is $500.
Deductible: 500
collisionDeductible
collisionDeductible: 500
comp_deductible=250
policyLimits
policyLimits 25000/50000
POLICY_LIMIT_PD
pd-limit: 10000
Ded. $250
Ded 500 applies
DED: $1,000.00
Less ded. of $500
Insured has PIP.
PIP benefits are exhausted.
MedPay up to 5,000
Med Pay 5000
Med-pay is available
Your out-of-pocket cost is 500
Out of pocket: $250
UMPD applies
UM/UIM 50/100
Uninsured motorist protection is on the policy.
The liability limit is 25,000.
Liability limits 25/50/25
Bodily injury limit per person $25,000
BI 100/300
PD limit reached
The coinsurance is 20%.
Co-insurance applies.
Copay of $50
The insured pays the first $500.
The policyholder is responsible for the first five hundred dollars.
five hundred dollars will be subtracted
We will take two hundred and fifty dollars off the settlement.
One thousand dollars deductible
A thousand bucks comes off the top.
The payment to our insured was $3,418.22.
We paid our insured USD 3418.22.
The repair came to 3.418,22 €.
Total: £900
The estimate is 2917.50
Estimate total 2,917.50
Repairs will cost about 3k.
Repairs cost $3K
The reserve on this file is 15,000.
Reserves set at $15k
Coverage: Collision
Collision coverage applies.
Comprehensive coverage was declined by the insured.
Comprehensive
Comp claim
The loss is covered under comprehensive.
Paid under collision coverage.
The policy was cancelled on 01/02/2026.
The policy lapsed for non-payment of premium.
Premium is overdue.
Policy number 44-5520-11
Policy # 8839201
The insured carries full coverage.
Insured has state minimum limits.
The insured's coverage has been confirmed.
There is no coverage for this loss.
Coverage is in question. We sent a reservation of rights letter.
Reservation of rights sent
The policy excludes this driver.
Excluded driver on policy.
An exclusion applies.
The vehicle isn't insured for this use.
Rental reimbursement is $30 per day.
Rental coverage: 30/900
$40/day up to $1,200
Loss of use up to 600
Towing and labor coverage up to $100
Roadside assistance coverage is on the policy
GAP coverage pays the rest.
The gap insurance pays the loan balance.
An endorsement was added to the policy.
Umbrella policy of one million
The umbrella sits above the primary limits.
Aggregate limit one million dollars
Combined single limit 300000
CSL 300,000
The insured's self-insured retention is 10000.
SIR applies
The excess is £250.
Policy excess to be paid
The insured must pay an excess of 250.
Accident forgiveness applies.
Deductible waiver granted
We waived the deductible.
Vanishing deductible credit: $100
You have a disappearing deductible.
Collision deductible waiver (CDW) applies
The insured's share is 20 percent.
The insured is 80% at fault.
Fault: 80 / 20%
Comparative negligence was set at twenty percent.
We accept 70 per cent.
We'll pay ninety percent of the damage.
Depreciation of 15% was taken.
Betterment: 25 %
Actual cash value: $14,300
ACV 14300
The car is valued at $14,300.
Salvage value 1,900.00
Subrogation demand of $4,550
The subrogation recovery is 4550.
We will recover your deductible.
Deductible recovery is pending
Deductible reimbursement pending
Dedctible 500
D e d u c t i b l e : 5 0 0
d.e.d.u.c.t.i.b.l.e
De​ductible 500
Deduc­tible is 500
Dеductible is 500
Ｄｅｄｕｃｔｉｂｌｅ ５００
＄５００
The amount is ５００ dollars.
Deductible&#58; &#36;500
Deductible&nbsp;&dollar;500
&#x44;eductible
C o v e r a g e
Cov: COLL
COLL DED 500
COMP DED 250
Coll/Comp 500/250
UMBI 50/100
UIM coverage is available
No-fault benefits apply.
Personal injury protection pays first.
Medical payments coverage is 5000
Full glass coverage, no deductible
Glass deductible buyback
OEM endorsement on policy
New car replacement coverage
The insurer pays up to the limit.
Limits are exhausted.
The insured's limits won't cover your damage.
Your damage exceeds the available limits.
It will be paid up to the maximum of 10,000
Max payable 10000
The cap is ten thousand.
The most that we can pay is 10 000 $.
He owes 500 to the shop. That is his deductible.
It is $777. That is your deductible.
The deductible applies. [[Your appointment is on Monday.]]
Deductible applies; it's 777
Our insured has a deductible - this is 777
The deductible was collected. The shop received it: 777.
Here is what the insured has to pay. 777.
Amount the insured owes: 777
Insured to pay shop 777
Subtract 777 from the estimate.
Seven hundred seventy-seven is due at pick-up.
Owner pays: 500.00
Pay 500.00 at pick-up
Net payment after deductible
Less prior payments 1200
Balance due 320.50
Amount due at pick-up: 320.50
CAD 500
500 CAD
MXN$2,000
500 pesos
¥50,000
₹20,000 will be paid
₩500,000
500 usd
US$500
500 bucks
A grand comes off.
Half of the damage is ours.
We pay half of the repair.
Your policy covers rental cars.
Insurance covers this.
What your policy covers
What does my coverage include?
How do deductibles work?
When do I pay my deductible?
What is a deductible? [[The shop answers the phone.]]
Declarations page.pdf
dec_page_2026.pdf
PolicyDeclarations.pdf
Coverage letter.pdf
ROR letter.pdf
Deductible_Receipt_500.pdf
policy-44552011.pdf
CoverageDetermination
coverageDecision: DENIED
lossPayee
lienholder payoff 8,200.00
IsCovered
isCoveredLoss
hasRentalCoverage true
coverage_code
covCd
dedAmt
dedAmt 500
limitAmt
remainingLimit
premiumAmount
policyStatus ACTIVE
PolicyHolderDeductibleAmount
umpdLimit
pipDeductible
medPayLimit
biLimitPerPerson
CSLimit
totalAmountAuthorized
deductible@insurer.example
collision.coverage@insurer.example
Coverage Team
Deductible Recovery Unit
PIP Adjuster
Tiene un deducible de $500.
El deducible es de quinientos dólares.
Quinientos dólares a pagar
Su deducible aplica. Son 777.
Se aplicará el deducible. Es de 777.
La cobertura de colisión aplica.
Cobertura amplia
La póliza está vencida.
Poliza cancelada
La póliza cubre el alquiler de un auto.
El asegurado tiene cobertura completa.
Límite de responsabilidad civil: 25 000
Los límites de la póliza son bajos.
El límite es de veinticinco mil dólares.
Gastos de bolsillo: 250
Reembolso del deducible pendiente
El seguro pagará el 80 por ciento.
Pagaremos el ochenta por ciento de los daños.
La franquicia es de 300 euros
Franquicia de trescientos euros
Prima pendiente de pago
Copago de 50
El monto asegurado es de 10 mil
Suma asegurada: 200000
Cobertura contra conductores sin seguro
Exclusión de conductor
Carta de reserva de derechos
Deducible: vea la línea siguiente. 777
La franchise est de 500 $.
Une franchise de cinq cents dollars s'applique.
La franchise s'applique. Elle est de 777.
La garantie collision s'applique.
La police d'assurance est résiliée.
Plafond de garantie atteint
Le plafond est de dix mille euros.
Votre couverture est confirmée.
Nous prenons en charge 80 pour cent.
Prime impayée
A franquia é de R$ 500.
A franquia se aplica.
A cobertura de colisão se aplica.
A apólice foi cancelada.
Apolice vencida
Limite de indenização: 50 mil
Quinhentos reais serão descontados.
Die Selbstbeteiligung beträgt 500 €.
Selbstbehalt 300 Euro
Die Selbstbeteiligung gilt. Sie beträgt 777.
Kaskoschaden
Vollkasko mit 300 SB
Teilkaskoversicherung
Haftpflichtdeckung
Die Deckungssumme ist erreicht.
Versicherungsschutz besteht
Die Police wurde gekündigt.
Fünfhundert Euro werden abgezogen.
Wir zahlen achtzig Prozent.
Mức khấu trừ là 500 đô la.
Khoản khấu trừ được áp dụng.
Hợp đồng bảo hiểm đã hết hạn.
Phạm vi bảo hiểm đã được xác nhận.
năm trăm đô la
免赔额为500美元。
自付额适用。
保险单已取消。
承保范围已确认。
五百美元
保額上限
自付额 五百
본인부담금은 500달러입니다.
자기부담금이 적용됩니다.
보험 한도에 도달했습니다.
보장 범위가 확인되었습니다.
오백 달러
May deductible na $500.
Ang deductible ay limang daang dolyar.
Sakop ng polisiya ang pinsala.
Kanselado ang polisiya.
limang daang piso
La franchigia è di 500 euro.
Si applica la franchigia. È di 777.
La polizza è scaduta.
Copertura kasko
Il massimale è raggiunto.
cinquecento euro
Udział własny wynosi 500 zł.
Franszyza redukcyjna
Polisa wygasła.
Suma ubezpieczenia została wyczerpana.
pięćset złotych
Zakres ochrony potwierdzony
Франшиза составляет 500 долларов.
Применяется франшиза.
Полис аннулирован.
Страховое покрытие подтверждено.
пятьсот долларов
Лимит ответственности исчерпан
مبلغ التحمل هو 500 دولار.
التغطية مؤكدة.
تم إلغاء وثيقة التأمين.
خمسمائة دولار
٥٠٠ دولار
免責金額は500ドルです。
自己負担額が適用されます。
保険の補償範囲
保険証券は失効しました。
五百ドル
कटौती 500 डॉलर है।
बीमा पॉलिसी रद्द हो गई।
कवरेज की पुष्टि हो गई है।
पांच सौ डॉलर
५०० रुपये
Muafiyet 500 TL
Eigen risico 385 euro
Självrisk 3000 kr
Pokrycie: AC
Каско
We'll send you whatever is left once the policyholder's retention has been met.
She only bought the bare minimum, so we can pay up to what the state requires.
Her plan tops out at twenty-five thousand per person.
There's a 250 ded on this one
The claimant's property damage exceeds our named insured's PD limits by roughly two grand.
Collision pays after the first five hundred.
The driver wasn't listed on the policy.
Our customer's coverage lapsed on March 3.
No coverage at time of loss
CVG: DENIED
Cvrg pending
Coverage investigation ongoing
coverageStatus=PENDING
Your coverage questions have been forwarded.
We're still verifying coverage for the other vehicle.
We verified that the policy was in force.
policy in-force: Y
Policy eff date 01/01/2026
Effective policy period: 01/01/2026 - 07/01/2026
The insured purchased rental reimbursement.
He carries only liability.
They have full cover.
Third-party liability only
TPL cover
Property damage coverage: 50,000
PDLimit=50000
BI/PD 50/100/50
bodilyInjuryPerPerson: 50000
perAccidentLimit
maxBenefit
benefitAmount 3000
Underinsured motorist benefits are available.
UM carrier notified of 100/300 limits
Stacked UM
We tendered policy limits.
Policy limits demand received
Time-limit demand for the policy limits
Excess letter sent to insured
Excess carrier notified
The loss will exceed limits.
Underlying limits: 250/500
Your share of the damage is 30 percent, and ours is seventy.
We assessed you 30% at fault.
Liability split 70/30
You're fifty percent responsible.
The settlement offer is 4,200.
We can offer you forty-two hundred for your car.
Offer: $4.2k
The adjuster approved eight hundred and fifty for paint.
Labor: 12 hours at $58/hr
Parts total $1,204.33, labor total $640.00
Estimate: 1.204,33 EUR
ACV = 8,950
Vehicle value eight thousand nine hundred
NADA value 8950
Diminished value claim: $1,200
Storage fees of 45/day accrue
Rental max 30 days at $35
rentalDailyLimit 35
30/day, 900 max
Loss-of-use: 35 per day
We'd subrogate for the deductible.
The insured collected his ded. back.
Ded recovered: yes
Ded reimb. pending
Deductable applies
Dedutible: 500
Detuctible 500
Deductibel is 500
Insured's copayment is due.
Insured out of pocket expense is unknown.
The insured has to chip in 500.
Our driver pays a quarter of the bill.
Nuestro asegurado tiene una póliza de daños a terceros.
El límite por persona es de 25,000.
El monto del deducible se paga en el taller.
La aseguradora cubrirá hasta 10,000.
Hasta diez mil dólares por accidente
Seguro a todo riesgo con franquicia
La cobertura fue negada.
No hay cobertura para este accidente.
Se rechazó la cobertura por falta de pago.
coberturaColision: 500
montoDeducible
Su porcentaje de culpa es 30.
El 30 % de la culpa es suya.
El presupuesto es de mil doscientos.
Son 1.204,33 en total.
Le falta pagar 250.
Notre assuré a une franchise élevée.
Le contrat ne couvre pas ce sinistre.
Le montant de la franchise est de 300.
Garantie dommages tous accidents
Responsabilité partagée à 50 %
Die Versicherungssumme reicht nicht aus.
Unser Kunde hat eine Vollkasko mit Selbstbeteiligung.
Der Schaden liegt bei 1.204,33.
Sie tragen 30 Prozent Mitschuld.
被保险人的保单限额是五万。
您需要承担百分之三十的责任。
피보험자의 공제액은 50만원입니다.
과실 비율은 30퍼센트입니다.
被保険者の契約には免責があります。
過失割合は3割です。
Giới hạn bồi thường là 25.000 đô.
Bạn chịu 30 phần trăm lỗi.
Лимит по ОСАГО 400 тысяч.
Полис не действовал на дату ДТП.
Ваша вина — 30 процентов.
نسبة الخطأ ثلاثون بالمئة.
الوثيقة لا تغطي السائق.
La polizza non copre il conducente.
A seguradora cobre até 10 mil.
Polisa nie obejmuje kierowcy.
आपका डिडक्टिबल ₹5000 है।
Limitado ang sakop ng insurance.
Deductible_Notice_v2.pdf
coverageLetterFinal.docx
ROR-2026-01.pdf
PolicyJacket.pdf
Dec Sheet.pdf
Limits disclosure.pdf
Disclosure of limits affidavit
Affidavit of no other insurance
No other insurance affidavit received
Coverage denial letter sent
Denial of coverage
Coverage accepted
Coverage cleared
Coverage confirmed, COLL 1000
Verify ded w/ insured
Collect ded from customer at p/u
Customer pay: 500
Cust pay portion 500.00
Shop to collect 250 ded
Shop collects deduct.
Deduct collected
ded'ble 500
d/ble 500
D-E-D 500
DED500
$DED
Ins. ded = 500
Deductible amt. TBD
Waiting on insured to pay their part
The insured still owes the shop 500.
Insured will pay the difference of 312.
The difference is 312.
We'll pay 1,688 and they pay 312.
Pay shop 1688
Check for 1688.42 issued to insured
Settlement of 12500 accepted
Settled for 12500
Total loss offer 9,875 minus ded
Owner retained salvage: 1,100
Salvage bid 1100
Loan payoff amount 7,400
Gap carrier notified
GAP claim opened
Lien payoff: 7.400
Rental expires at max of policy
Rental covered through Friday
Rental is not covered.
Your rental isn't covered by us.
We cover your rental until Friday.
Towing is covered.
The tow is covered under roadside.
Glass claim, no ded
Full glass, zero deductible
Zero ded
No deductible
Does a deductible apply to me?
You don't have to pay a deductible.
A deductible does not apply to your claim.
Why do I have to pay 500?
What are the policy limits of the other driver?
How much coverage does the other driver have?
Is my damage covered?
Covered?
Not a covered loss
Loss is not covered.
The claim isn't covered, because the policy excludes racing.
Covered auto: Y
isCovered=false
Permissive use exclusion
Named driver exclusion
Business use exclusion applies
Material misrepresentation; policy rescinded
Policy void ab initio
SR-22 policy
Non-owner policy
Policyholder has an SR22 and minimum limits
Six-month premium unpaid
Premium past due
Grace period for the premium ended
Reinstated w/ lapse
NSF premium check, policy canceled
Insd's carrier: 25/50/25 limits
Offset of 1,000 taken
Set-off applied: 1000
Medical payments of five thousand are available.
MPC 5000
PIP log attached
PIP app sent
PIP: 10K
Wage loss benefits
Funeral benefit 2500
Tort threshold is not met.
Limited tort
Full tort option selected
&lt;b&gt;Deductible&lt;/b&gt;: 500
<p>Your <b>deduc</b>tible is <i>$500</i>.</p>
Dеduсtiblе
Ⅾeⅾuctible
ᴅᴇᴅᴜᴄᴛɪʙʟᴇ
𝗗𝗲𝗱𝘂𝗰𝘁𝗶𝗯𝗹𝗲
🄳🄴🄳
ⓓⓔⓓⓤⓒⓣⓘⓑⓛⓔ
c​o​v​e​r​a​g​e
c-o-v-e-r-a-g-e
c_o_v_e_r_a_g_e
P.I.P.
P I P applies
l i m i t
De duc tible
deduc-
tible 500
cov erage
Límite: 25k
Tope de 25 000
Se le descontarán doscientos cincuenta dólares.
Pagará 250 en el taller.
La póliza no estaba vigente.
Poliza sin vigencia
Exclusión de conductor
Aseguranza de full cobertura
Tiene full cover
La aseguranza paga la renta
Cubierto por la póliza
No está cubierto.
Su renta está cubierta.
Deducible: ninguno
Sin deducible
El asegurado paga la diferencia de 312.
Ce sinistre n'est pas couvert.
Non couvert
Le plafond du contrat est atteint.
Der Schaden ist nicht gedeckt.
Kein Versicherungsschutz
Regress wegen der Selbstbeteiligung
Não coberto
Sem cobertura
Sem franquia
Senza franchigia
Non è coperto
Bez udziału własnego
Szkoda nie jest objęta ubezpieczeniem
Без франшизы
Случай не покрывается
Без покрытия
غير مشمول بالتغطية
بدون تحمل
不在承保范围内
无免赔
不赔
보험 처리가 안 됩니다
무보험 차량
免責なし
補償の対象外です
無保険車
Không được bảo hiểm
Không có khấu trừ
Walang coverage
Hindi sakop
कवर नहीं है
बीमा नहीं है
Niet gedekt
Geen dekking
Inte täckt
Omfattas inte av försäkringen
Pa gen kouvèti
Sin cobertura de UM
policy_number: AB123456
POLICYNUM AB123456
polNbr 8812
Pol. No. 8812-33
Policyholder limit 25K/50K
Your claim is being paid under Part C.
This falls under the Property Damage Liability section.
It falls under the medical payments section.
The first $500 isn't ours to pay.
Minus $500.
minus five hundred
less 500
-500
(500.00)
500.00-
500,-
500 Euro
500EUR
EUR500
€ 500
500 €uro
£500 excess
USD $500
$ 500
$500.00 deductible withheld
$0 deductible
$.50
50¢
fifty cents on the dollar
FIVE HUNDRED AND 00/100 DOLLARS
Five Hundred Dollars
five-hundred-dollar
five-hundred dollar deductible
a 500-dollar deductible
a $500-deductible policy
1K deductible
1k ded
$1k
1,000 ded
2.5k
1.5 million
1M/2M
100K CSL
three hundred thousand CSL
25 thousand
25,000/50,000/25,000
15/30/5
10/20/10
30/60
$30/$900
100,000 each person, 300,000 each accident
Max 30 days / 900
up to 80%
80 pct
eighty percent
80 per cent
80%
% of fault: 80
fault percentage: 80
Liable 80
Comparative: 80-20
80-20 split
pro rata share
our share 2100
Your share: 420
Your portion is 420.
Copay portion 20
The insured's portion of the invoice is 420.
You owe 420.
Amount owed by you: four hundred twenty
Balance: four-twenty
Reserve 4500
Reserves increased
Reserve change to 12,000
Indemnity reserve
Indemnity paid 3,100
Expense paid 140.25
Paid to date 3,100
Total incurred 3240.25
Outstanding 1,400
Recovery 500 from insured
Payee: insured, 3,100.00
Check amt 3100
Chk # 88123 for 3,100.00
Draft for 3,100.00 sent to insured
Invoice total 4,210.77
Grand total 4210.77
Sub-total: 3990.10
Tax 220.67
Labor rate 58.00
Rate: 58/hr
Hourly rate of fifty-eight dollars
Tow bill 185
Tow bill came in at one eighty-five dollars
Storage 45 per day
45 per day for storage
Estimate is a bit over two thousand
about two grand
around 2 grand
a couple hundred
several thousand
hundreds of dollars
no more than ten thousand
at most 10,000
not to exceed 10,000
NTE 10,000
ceiling of 10,000
capped at 10,000
threshold 10,000
policyLimitsExhaustedIndicator
DEDUCTIBLE_WAIVED
deductible-applies
isDeductibleWaived
ded_waived
collDedAmt
otcDeductible
OTC deductible
Other than collision
other-than-collision
OTC 250
compDed
fullGlassCov
rentalCov
towingCov
covA
covCode: COLL
Cov. A
lossOfUse
gapCoverage
pipCoverage
medpay_limit
umLimit
uimBI
cslLimit
biLimits
pdLimits
policyExpDate
policyCancelled
premiumDue
underwritingHold
UW referral: rated driver
exclusionCode 12
endorsementList
El conductor tiene una cobertura mínima.
La póliza del otro conductor venció ayer.
El otro conductor no tiene seguro.
El asegurado aún no ha pagado su deducible.
Nos falta que el cliente abone 250.
Se aplicó un descuento de cincuenta dólares.
Usted tiene el veinte por ciento de la responsabilidad.
El tope de la póliza es bajo.
El valor del auto es de 8.950.
Ofrecemos ocho mil novecientos por el auto.
El cheque es por 3.100.
La prima no fue pagada.
Beneficios de PIP agotados
Gastos médicos hasta 5 mil
Límites agotados
Exceso sobre la póliza
El taller cobra 58 por hora.
L'assuré doit régler sa franchise.
L'assuré est couvert au tiers.
Son assurance ne prend pas en charge la location.
Le véhicule de prêt est compris dans la garantie.
L'indemnité s'élève à 1 204,33.
Nous réglons quatre-vingts pour cent.
La valeur est de huit mille neuf cents.
Exclu du contrat
Résiliation pour non-paiement de la prime
Die SB von 300 zahlt unser Kunde.
Der Versicherungsnehmer hat keine Vollkasko.
Die Haftpflicht übernimmt den Schaden.
Der Wiederbeschaffungswert beträgt 8.950.
Wir erstatten tausendzweihundert Euro.
Mietwagen ist mitversichert.
Beitrag nicht bezahlt, Vertrag ruht
Prämie offen
Die Leistungsgrenze ist erreicht.
O segurado paga a franquia de mil reais.
O carro reserva está coberto por 7 dias.
Limite da apólice: cem mil
Danos a terceiros até 50.000
Prêmio em atraso
Trinta por cento da culpa é sua.
L'assicurato paga lo scoperto del dieci per cento.
Il massimale per sinistro è basso.
La garanzia cristalli è attiva.
Il premio non è stato pagato.
Il danno ammonta a 1.204,33.
Ubezpieczony ma udział własny w wysokości 500.
Suma gwarancyjna jest niska.
Składka nie została opłacona.
Autocasco nie obejmuje szyb.
Szkoda wynosi tysiąc dwieście złotych.
Страхователь не внёс франшизу.
Страховая сумма исчерпана.
Взнос по полису просрочен.
Ущерб составляет 1204 рубля.
Мы оплатим восемьдесят процентов.
Покриття підтверджено.
Застосовується франшиза.
المؤمن له يدفع أول 500.
انتهت صلاحية البوليصة.
الحد الأقصى للتعويض عشرة آلاف.
قسط التأمين غير مدفوع.
سندفع ثمانين بالمئة.
被保险人须先付五百。
保费未缴。
最高赔偿一万。
车损险不赔。
我们赔百分之八十。
三者险额度十万
交强险
該保單不承保此司機。
自負額新台幣三千
피보험자가 50만 원을 부담합니다.
대물 한도 초과
자차 보험 미가입
보험료 미납
80퍼센트 지급
車両保険に未加入です。
免責金は5万円です。
対物限度額
保険料未納
8割を支払います。
Chủ xe phải trả 500 trước.
Bảo hiểm vật chất xe
Phí bảo hiểm chưa đóng
Mức trách nhiệm 50 triệu
Chúng tôi trả tám mươi phần trăm.
May 500 na kaltas.
Bayad muna ng participation fee.
Lampas na sa limit.
Hanggang sampung libo lang ang bayad.
पॉलिसी की अवधि समाप्त हो गई।
बीमित व्यक्ति 5000 देगा।
80 प्रतिशत भुगतान
प्रीमियम बकाया
আপনার পলিসি বাতিল হয়েছে।
ਤੁਹਾਡੀ ਪਾਲਿਸੀ ਰੱਦ ਹੈ।
คุณต้องจ่ายค่าเสียหายส่วนแรก 5000 บาท
Poliçe limiti doldu.
Muafiyet uygulanır.
De polis dekt dit niet.
Het eigen risico is 385.
Självrisken är 3000.
Selvrisikoen er 4000.
Asuransi menanggung 80 persen.
Spoluúčast je 5 %.
Az önrész 50000 forint.
Franșiza este de 500 lei.
Polița este expirată.
Ang seguro ay hindi sapat.
Asirans lan pa kouvri sa.
Το συμβόλαιο δεν καλύπτει.
ההשתתפות העצמית היא 1500 ש"ח.
The deductible will be waived. That saves you five hundred.
Deductible: see below. Five hundred.
A deductible applies here. The exact figure is 777.
There is a deductible! It comes to 777 and is due at the shop.
There's a deductible… Roughly 777.
The deductible is not small; it is 777.
The deductible? 777.
Deductible applies (777).
Q: How high is the deductible? A: 777
You have PIP. The maximum is 10,000. [[Ask your adjuster.]]
Coverage is limited. They only carry fifteen thousand.
Coverage is limited. The cap: 15K.
Her limit is low. It's only fifteen.
The limit was reached. [[Nothing is left.]]
This is a matter of coverage. That's 500 for you.
Su deducible aplica. Es de quinientos.
El deducible aplica. Eso son 777.
El deducible ya se cobró. El monto fue 777.
La cobertura es limitada. Solo son quince mil.
La franchise s'applique. C'est 777.
Es gilt eine Selbstbeteiligung. Das sind 777.
Es gibt eine Selbstbeteiligung. Diese liegt bei 777.
A franquia se aplica. São 777.
适用免赔额。金额是777。
免責があります。それは777です。
공제액이 적용됩니다. 금액은 777입니다.
Áp dụng khấu trừ. Đó là 777.
Действует франшиза. Она равна 777.
يطبق مبلغ التحمل. وهو 777.
कटौती लागू है। यह 777 है।
The total of the invoice was 777. [[The insured has paid it.]]
Pay the shop 777 on pickup. This is the deductible.
Amount: 777. Type: deductible.
777 (ded)
777 - ded
ded/777
ded=777;lim=25000
{"deductible":777}
{"coverage":"COLL","ded":777}
[deductible=777]
deductible|777
Deductible\t777
<td>Deductible</td><td>777</td>
<li>Coverage: collision</li>
<br>Deductible<br>777
Deductible&colon; 777
Deductible&nbsp;777
&#68;&#69;&#68; 777
Your %64eductible
Deductible — 777
Deductible… 777
Deductible: ７７７
Deductible: ٧٧٧
Deductible: ७७७
Deductible: VII hundred
dedukt 777
deductble 777
dedcutible 777
deductibe 777
deductile 777
dductible 777
deductibles
DEDUCTIBLES APPLY
covrage
coverge
converage
covarage
COVERAGES
policcy limits
polcy limits
polciy
policy's limit
insuarnce covers
insurence pays
insurace coverage
premuim
premimum
liabilty limits
libility coverage
limts
comprehesive
comprehnsive
colision coverage
un-insured
uninsurd motorist
underinsurd
deducable
deducibel
cobetura
pólisa
polisa
franquisia
aseguransa
l1mit
p0licy limits
c0verage
d3ductible
deduct1ble
prem1um
1nsurance pays
ins co pays 777
Ins Co. will pay 80
insur. pays
BI lim 50
bi_limit_50
UMBI50
MP5000
Our insured has a thousand-dollar deductible that the shop collects at delivery.
The insured's carrier tendered its limits to another claimant.
Please be advised that the policy in question contains a named driver exclusion.
We're handling your claim under the Property Damage portion of our insured's policy.
There's only $10,000 of property damage coverage for everyone involved.
Multiple claimants are sharing a single limit.
Your loss exceeds what the policy can pay.
The remaining limit after prior payments is 3,412.
Rental is being paid at 35 a day for at most 14 days.
Our payment reflects a 15% reduction for comparative fault.
We took a third off for shared fault.
The offer reflects depreciation and betterment.
The tow bill of $210 and storage of $45/day are included.
Total settlement: nine thousand one hundred dollars
We mailed the lienholder $6,200.
He has roadside and towing on his plan.
Umbrella carrier put on notice
insuredDeductibleAmount: "1000.00"
"coverages":[{"code":"BI"}]
coverage[0].limit
CollisionCoverage.Deductible
PD_LIMIT_REMAINING
med-pay-limit
pip.remaining
rental_reimbursement_daily
LIAB BI 25/50
LIAB PD 10
COMP/COLL 500/500
FULL COV
NO COV
COV VERIFIED
COV ISSUE
Cov-COMP
PolNo 8831
NamedInsuredDeductible
UnderInsuredMotorist
Out-of-Pocket-Maximum
Self Insured Retention
S.I.R. 25k
M.P.C.
B.I. limits
U.M. claim
Dec. page on file
decl. page
El deducible corre por cuenta del asegurado.
La póliza tiene exclusiones.
Hasta agotar el límite
Le corresponde el 40 por ciento.
Pagamos mil doscientos dólares al taller.
Cubrimos el alquiler por 5 días.
Su auto de alquiler está cubierto hasta el viernes.
El auto vale nueve mil.
Cobertura: CHOQUE
Ded. por cobrar
Importe del deducible: ver factura
limitesDePoliza
tieneCobertura
polizaVigente: no
deducible_pendiente
A cargo del cliente: 250
Le véhicule est assuré tous risques avec franchise.
Votre part est de trente pour cent.
Franchise à la charge de l'assuré
Assurance au tiers uniquement
Der Selbstbehalt wird vom Kunden bezahlt.
Keine Kaskodeckung vorhanden
Wir übernehmen siebzig Prozent.
Mietwagen maximal 14 Tage zu 35 Euro
A franquia fica por conta do segurado.
Não há cobertura para terceiros.
La franchigia resta a carico dell'assicurato.
Concorso di colpa al trenta per cento
Udział własny pokrywa ubezpieczony.
Przyczynienie 30%
Франшизу оплачивает владелец.
Обоюдная вина 30 на 70
保单没有承保租车。
免赔额由车主承担。
三成责任
자기부담금은 차주가 냅니다.
과실 30대 70
免責金額は契約者が払います。
過失割合 30対70
Chủ xe chịu mức khấu trừ.
Lỗi 30/70
التحمل على المؤمن له.
कटौती का भुगतान मालिक करेगा।
Ang may-ari ang magbabayad ng deductible.
deducti ble
covera ge applies
de-duct-ible
DEDUCT1BLE
dedυctible
𝘤𝘰𝘷𝘦𝘳𝘢𝘨𝘦
ＣＯＶＥＲＡＧＥ
cov&#101;rage
cove&shy;rage
<em>poli</em>cy limit
five hundred (500) dollars
Five hundred. [[No more.]]
5 hundred
5OO dollars
$5OO
5,00,000 rupees
500/-
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
The shop has 3 photos.
Your claim has been received.
Call us at 555-123-4567.
Call (555) 123-4567 ext. 12.
Our number is +1 555 123 4567.
1200 Main Street, Springfield, IL 62701
The shop is at 455 Oak Ave, Suite 200.
Your claim number is CLM-1010.
Claim 0012345678 is open.
Your car is covered with a tarp.
We covered the broken window with plastic.
We recovered your car.
The car was recovered by the police.
Your adjuster is Dana Smith.
We've received your photos.
Repairs have started.
Repairs started on January 5.
Repairs started on January 5, 2026.
Repairs should be done in 4 to 6 days.
Your car is ready for pick-up.
Your car is ready.
The shop ordered parts.
2 parts are on back order.
Parts will arrive on 03/14.
The bumper was replaced.
Front bumper, left headlight, hood
Damage to the rear bumper
Rear-end collision
Collision with another vehicle
Collision
Hail
Vandalism
Hit a deer
2019 Honda Civic
2021 Ford F-150
2020 BMW 330i
2018 Mercedes-Benz E 300
2017 Ram 1500
2022 Toyota RAV4 XLE
2019 Ford Mustang GT 5.0
2016 Chevrolet Silverado 2500
VIN 1HGCM82633A004352
License plate ABC 1234
Bay Auto Body
Caliber Collision
Joe's Collision Center
Precision Collision & Paint
Limitless Auto Repair
The shop opens at 8 AM.
Open Monday to Friday, 8:00-17:00
Monday through Friday 8am to 5pm CST
The inspection is scheduled.
An inspector will visit on Tuesday between 10 and 12.
Please upload photos of the damage.
Please sign the form and send it back.
We need a copy of the police report.
Police report number 2026-004411
We called you and left a message.
We'll call you within 2 business days.
Allow 24 hours for a reply.
A supplement was requested by the shop.
The supplement has been approved.
The estimate is being written.
Your estimate is ready.
The estimate was sent to the shop.
We've sent your payment.
Your payment was mailed on February 3.
Your payment will arrive in 5 to 7 days.
Your check was sent to your address.
Your rental car is booked at Enterprise.
Your rental starts on 12/02/2026.
Return the rental car by 5 PM on Friday.
Your rental ends on Friday.
Please bring your driver's license.
Please bring the keys and registration.
The tow truck is on the way.
Your car was towed to Bay Auto.
Your car is at the storage lot.
Dana Smith
José García
María de los Ángeles López
Nguyễn Văn An
김민수
王小明
Кирилл Иванов
dana.smith@insurer.example
claims@insurer.example
d.covington@insurer.example
Dana Coverdale
Pat Limon
Rita Dedrick
Lee Copeland
Penny Price
Bill Dollar
Grant Policastro
Mark Euler
Ms. Prime
Mr. Hundertwasser
Frank Pound
Estimate.pdf
photo_001.jpg
IMG_20260102_093012.jpg
Police report.pdf
Repair invoice.pdf
Rental agreement.pdf
Release form.pdf
Power of attorney.pdf
Letter of 01-02-2026.pdf
Estimate of record 1.pdf
supplement-2.pdf
REPORT
Open
Closed
In progress
Not started
Completed
Reported
Your claim is still open.
Your claim was closed on 01/02/2026.
Thanks for your patience.
Thank you for reporting the accident.
We're here 24/7.
We are open 7 days a week.
Case ID 4471-22
Reference: AB-99812
Ref. no. 2231
Your reference number is 4471.
Room 12, second floor
Exit 45 on I-95
Mile marker 112
Highway 101 near San Jose
At the intersection of 5th St and 3rd Ave
It happened on 5th Avenue.
Speed limit
Speed limit was 45 mph.
The odometer reads 45210 miles.
45,210 miles
It has 4 doors.
4-door sedan
Two of the doors are damaged.
One of our inspectors will call you.
Three photos are missing.
The first photo is blurry.
Please send a second photo.
The wheel cover is missing.
The seat covers were cleaned.
The cover of the mirror is broken.
We discovered more damage.
The shop discovered hidden damage.
The bumper cover has to be painted.
The undercover panel is loose.
Front cover, bumper: refinish
R&I bumper cover
Repaint hood, 2 coats
Paint labor 3.5 hours
Body labor: 6 hours
Wheel alignment done
Airbag module replaced
Replace windshield
Your car is being painted.
Final inspection on Thursday
Quality check passed
The shop will wash your car.
The shop is waiting for an OEM part.
We've assigned an adjuster.
A new adjuster has been assigned.
You can reach her by email.
Her phone is 555.123.4567.
Fax: 555-987-6543
Text YES to 55512.
PO Box 1234, Dallas, TX 75201
75201
Dallas, TX
Springfield, IL 62701-1234
12 Rue de la Paix, 75002 Paris
Hauptstraße 12, 10115 Berlin
Calle Mayor 45, 28013 Madrid
We will email you the next steps.
What happens next?
How long do repairs take?
Can I choose my own shop?
How do I upload photos?
Who is my adjuster?
What is a supplement?
How do I return my rental car?
When will I hear from you?
How can I reach you?
You may choose any shop.
Any shop of your choice may do the repair.
You can drive your car if it's safe.
Do not drive the car.
The car isn't safe to drive.
Did someone get hurt?
Nobody was hurt.
The other driver was contacted.
We talked to a witness.
We have the statement of the witness.
We need your statement.
We are reviewing the accident.
We're still looking into what happened.
Our review is complete.
Your photos are under review.
The repair is in the paint stage.
The repair is 2 of 5 stages done.
Step 2 of 5
Page 1 of 3
1 of 3 documents
3 documents
The document couldn't be opened.
Loaded on 2026-01-02T09:30:00Z
2026-01-02
Jan 2, 2026, 9:30 AM
02.01.2026 um 9:30 Uhr
El 2 de enero de 2026
The claim is handled by our Dallas office.
Su cita es a las 9:30 el 12/02/2026.
Su reclamo está abierto.
Hemos recibido sus fotos.
El taller tiene su auto.
El taller pidió las piezas.
Las reparaciones comenzaron el 5 de enero.
Su auto está listo.
Llámenos al 555-123-4567.
Gracias por su paciencia.
Su ajustadora es Ana Ruiz.
Necesitamos el informe de la policía.
La policía hizo un informe.
Le llamaremos en 2 días.
Su pago fue enviado.
Descubrimos más daños.
Recibimos su llamada.
Votre rendez-vous est à 9 h 30 le 2 décembre.
Votre voiture est prête.
L'atelier a commandé les pièces.
La police a fait un rapport.
Nous avons reçu vos photos.
Les réparations ont commencé.
Appelez-nous au 555-123-4567.
Ihr Termin ist um 9:30 Uhr.
Ihr Auto ist fertig.
Wir haben Ihre Fotos erhalten.
Die Werkstatt hat die Teile bestellt.
Die Polizei hat einen Bericht geschrieben.
Die Reparatur beginnt am 5. Januar.
Seu carro está pronto.
Recebemos suas fotos.
A oficina pediu as peças.
O conserto começou em 5 de janeiro.
Xe của bạn đã sẵn sàng.
Chúng tôi đã nhận được ảnh của bạn.
Cuộc hẹn của bạn lúc 9:30.
您的车已修好。
我们已收到您的照片。
您的预约时间是上午9:30。
修理厂有3张照片。
차량 수리가 완료되었습니다.
사진을 받았습니다.
예약은 오전 9:30입니다.
Handa na ang iyong sasakyan.
Natanggap namin ang iyong mga larawan.
La tua auto è pronta.
Abbiamo ricevuto le tue foto.
La polizia ha fatto un rapporto.
L'officina ha ordinato i pezzi.
Twój samochód jest gotowy.
Otrzymaliśmy zdjęcia.
Naprawa rozpoczęła się 5 stycznia.
Ваша машина готова.
Мы получили ваши фотографии.
Ремонт начался 5 января.
سيارتك جاهزة.
استلمنا صورك.
お車の修理が完了しました。
写真を受け取りました。
予約は9:30です。
आपकी कार तैयार है।
हमें आपकी तस्वीरें मिल गईं।
The pipe under the car is bent.
The exhaust pipe is broken.
The shop is equipped for aluminum work.
The dedicated paint booth is busy.
The shop has dedicated staff.
The technician deduced the cause.
Our team in Medford will call.
The car has limited visibility.
The limousine was hit.
Time is limited.
The shop offers a lifetime warranty.
Our privacy policy applies to this site.
The premium sedan was hit.
Use premium fuel.
Excessive noise from the engine
The shop has excess parts.
The policeman wrote a report.
The accident was in a parking lot.
A shopping cart hit the door.
An umbrella was left in the car.
The coverall was stained.
Compare the photos.
The company will call you.
Your computer should be compatible.
Component ordered
Compartment light broken
A complete inspection is planned.
The insured driver's statement is on file.
The accident was reported by the insured.
Your car will be inspected at 3 locations.
The truck hit 2 cars.
Lane 3 was closed.
Vehicle 1 hit vehicle 2.
Vehicle 2 of 2
Driver 2
Unit 12B
Photo 3
The repair order is 88213.
RO 88213
Order #5521
Confirmation number 99-1182
Confirmation: X7K9Q2
Tracking number 1Z999AA10123456784
Part no. 71101-TBA-A00
Tire size 225/45R17
17-inch wheels
A 12 V battery was replaced.
5 liters of oil
The tank was 3/4 full.
It took 1.5 hours.
The light was red.
It was raining.
Your bank may take 2 days.
We changed your appointment to Wed, Dec 2, 1:00 PM.
The appointment was moved from 9 AM to 11 AM.
See you at noon.
Meet the inspector at your home.
The shop is 4.5 miles away.
The shop is rated 4.8 by 213 customers.
Rated 4.8 out of 5
We're sorry about your accident.
Your adjuster will be out of office until Monday.
Maria Lopez is your new adjuster.
She works in our Phoenix office.
Please have your claim number ready when you call.
You can reach us weekdays from 8 a.m. to 8 p.m. ET.
We left you a voicemail at 3:15 PM.
Please call back at 602.555.0147.
Thank you for the photos you sent on May 4.
We still need photos of the odometer and the VIN plate.
Please take pictures of all four corners of the car.
Your inspection is on Tuesday, June 9, between 1 and 3 PM.
The inspector will meet you at 88 Elm Street.
An appraiser inspected your vehicle at Hill Country Auto.
The shop sent us its estimate.
We reviewed the shop's estimate.
We agreed on the estimate with the shop.
The shop is waiting for a fender.
A backordered grille delays the repair.
The frame has to be straightened.
The repair should take about 2 weeks.
Your vehicle will be ready in 3 business days.
Your car is at the paint shop.
Your car passed its final inspection.
Pick up your car by 6 PM.
The shop closes at noon on Saturdays.
Drop off your car at 7:30.
Hertz will pick you up.
Your reservation at Enterprise is confirmed.
Your rental agreement is attached.
Extend your rental by calling the branch.
The rental branch is on 2nd Street.
Your rental was extended to 07/15/2026.
Please refuel the rental car before you return it.
We're waiting for the police report.
Officer Daniels wrote the report.
Police Report #24-118220
We spoke with both drivers.
Our driver admitted that he ran the red light.
We have accepted responsibility for the accident.
We're still deciding who caused the accident.
Witness statement received
Dashcam video received
Your statement has been recorded.
Please sign the medical release.
We hope you feel better soon.
Were there passengers in your car?
The airbags went off.
The windshield is cracked.
Left rear quarter panel
LT Rear Door Shell
RT Headlamp Assembly
Refinish R front fender
Blend adjacent panels
Replace: bumper reinforcement
Scan and calibrate sensors
4-wheel alignment
2015 Subaru Outback 2.5i
2020 Hyundai Sonata SEL
2023 Chevrolet Bolt EUV
1998 Ford Ranger
2014 Audi A4 2.0T
White 2018 Toyota Camry
Black Jeep Wrangler
Hit and run
Rear-ended
Sideswipe
Parking lot accident
Backing accident
Animal strike
Falling object
Theft of vehicle
Flood
Fire
Intersection accident
Multi-vehicle collision
Property damage
Bodily injury claim
Third-party claim
Auto claim
Submitted
Under review
Waiting for documents
Inspection scheduled
Estimate received
Repair in progress
Payment issued
Payment mailed
Check sent
Claim closed
Reopened
Complete
Step completed
Claim reported
Contact made
Vehicle inspected
Estimate completed
Repairs scheduled
Payment sent
Your claim moved to a new office.
Su inspección es el martes 9 de junio.
El perito lo llamará mañana.
El taller abre a las 8 de la mañana.
Necesitamos fotos del daño.
Faltan dos fotos.
Recoja su auto antes de las 6.
Su auto de alquiler está reservado.
Hablamos con los dos conductores.
Asegúrese de traer su licencia.
Votre inspection aura lieu mardi.
Le garage attend une pièce.
Bitte rufen Sie uns an.
Das Auto steht in der Werkstatt.
Sua vistoria é na terça-feira.
我们需要您的签名。
请致电我们。
담당자가 전화드리겠습니다.
担当者からお電話します。
Thợ máy đang chờ phụ tùng.
Мы позвоним вам завтра.
سنتصل بك غدًا.
हम आपको कल फोन करेंगे।
La chiameremo domani.
Zadzwonimy jutro.
Tatawagan ka namin bukas.
The shop will call you when the parts arrive.
The customer dropped off the car this morning.
Tech found a bent control arm.
Ordered L front fender, hood, grille
Parts ETA 6/14
Parts ETA: Wed
Vehicle in body dept
Vehicle in paint dept
Vehicle in reassembly
Detail and QC
Sublet: alignment
Sublet to dealer for calibration
Waiting for supplement approval
Supplement 2 approved
Supplement #3 submitted
Tear down complete
Disassembly is scheduled for Monday.
Blueprinting complete
Frame measured, within specs
Hood gap adjusted
The gap between hood and fender is uneven.
Door gap is fixed.
The fender liner is missing.
Radiator support replaced
Condenser leaking
A/C recharge
Bumper cover R&R
Cover, front bumper
Bumper cover painted
Undercoating applied
Clear coat drying
Color match approved
3-stage paint
Your shop is Maaco.
Maaco Collision Repair & Auto Painting
Gerber Collision & Glass
Crash Champions
CARSTAR Allied
Service King Paramus
Abra Auto Body
Classic Collision
Fix Auto Temecula
Mike's Paint and Body
Lakeside Body Works
Premier Collision
Summit Collision Center
Dorchester Avenue Collision is repairing your vehicle.
Liberty Collision
Elite Auto Body
Your photos are clear.
Upload your photos here.
Upload the title of the car.
Please upload your registration.
We need the title and the keys.
Mail the title in the prepaid envelope.
Sign the power of attorney.
The salvage yard will pick up your car.
We'll email you a label.
Please remove your belongings.
Remove the license plates.
Your claim has a new owner: Jamal Reed.
Jamal Reed, senior adjuster
Field adjuster
Total loss team
Property damage team
Customer care
Claims department
Auto damage appraiser
Liaison
Subrogee Smith
Claims Team East
Night desk
jreed@example.com
claims.east@example.com
photos@claims.example.com
+1 800 555 0199
800-555-0199 x204
(800) 555-0199, option 3
Press 2 for claims.
Text STOP to opt out.
Reply within 10 days.
Please reply by 6/20/2026.
Deadline: June 20, 2026
Received on 2026-06-20 at 14:05
Updated 5 minutes ago
Updated 2 hours ago
Today at 4:40 PM
Yesterday
Mon, Jun 1, 2026
Between 8 and 10 AM
8–10 AM
Arrival window: 8-10 AM
ETA 45 minutes
About 3 miles away
12.5 mi
1 of 4 steps done
2 new messages
You have 2 unread messages.
4 photos uploaded
Photo 4 of 4 uploaded
6 documents to sign
Video call with the adjuster
Virtual inspection
Drive-in inspection
Drive-in center at 3300 Harbor Blvd
Mobile inspection at your work
Gate code 4471#
Parking space 118
Level P2, space 44
Suite 1200
Building C
Apt 3B
Unit 14
5th floor
Near exit 22
On I-5 north at mile 201
US-101 at Marsh Road
Route 9 and County Road 12
Corner of 1st and Main
Oak & 12th
In front of 22 Baker Street
35 mph zone
Going about 40 mph
3 cars involved
Two vehicles
Four people in the car
One passenger was hurt.
He was taken to St. Mary's.
ER visit on June 2
She has a sore neck.
No injuries
Minor injuries
Injury
The other car left the scene.
It was dark and wet.
The road was covered in ice.
Snow covered the road.
The car was covered with mud.
We've recovered the stolen car.
We discovered rust.
Recovered by police on 6/2
Está lloviendo.
Su auto está en pintura.
El taller encontró más daños.
Llámenos de 8 a 17 horas.
Traiga su identificación.
Firme el formulario.
Suba 4 fotos.
Choque por detrás
Choque en un estacionamiento
Daño en la puerta izquierda
Vidrio roto
Robo
Granizo
Inundación
Incendio
Su mensaje fue enviado.
Reclamo cerrado
En proceso
Votre dossier est ouvert.
Vol
Incendie
Auffahrunfall
Hagel
Werkstatt gefunden
Termin am 3. Juni
Batida traseira
Incidente
In corso
W toku
В работе
قيد المراجعة
进行中
已关闭
진행 중
対応中
प्रगति में
Đang xử lý
claimNumber
lossDate
claimStatus
repairStatus
shopName
adjusterName
contactPhone
rentalCompany
rentalStartDate
inspectionDate
appointmentTime
vehicleYear
licensePlate
odometer
primaryDamage
pointOfImpact
driverName
policeReportNumber
witnessName
lossLocation
Claim number
Date of loss
Loss location
Point of impact: front
Point of impact: 6 o'clock
Vehicle drivable: yes
Airbags deployed: no
Keys: 2
Mileage: 88,120
Odometer: 88120
Color: Silver
Body style: SUV
Doors: 5
Passengers: 3
Engine: 2.0L
Transmission: automatic
Plate: 8ABC123
State: CA
ZIP: 94110
Phone: 415-555-0101
Fax: 415-555-0102
Time: 14:20
Hours: 8-5
Weather: rain
Road: wet
Speed: 25 mph
Lane: 2
Direction: north
Shop phone: (415) 555-0103
Shop hours: Mon-Fri 8-5, Sat 9-1
Shop address: 900 7th St, San Francisco, CA 94107
Repair order: 20415
Days to repair: 6
Estimated completion: 06/30/2026
Start date: June 15
Parts status: ordered
Parts on order: 4
Rental days used: 5
Rental class: midsize
Rental confirmation: K88213
Rental pickup: 10:00 AM
Payment date: 06/12/2026
Payment method: check
Check number: 889213
Check mailed: June 12
Mailed to: 12 Pine Ct, Reno, NV 89501
Payee: Ada Marsh
Supplement count: 2
Photo count: 14
Inspector: Lee Ortiz
Inspection type: drive-in
Appointment: Wed 06/17 9:00 AM
Language: English
Time zone: PST
Case manager: Jo
Extension: 4402
Email: jo@example.com
Rating: 4.9
Reviews: 312
Distance: 2.4 miles
Certified: I-CAR Gold
Warranty: lifetime
The warranty is for as long as you own the car.
The shop's warranty is 3 years or 36,000 miles.
We're waiting to hear from the other driver.
We haven't been able to reach the other driver.
We sent the other driver a letter.
A letter was mailed to you.
Check your email for a link.
The link expires in 24 hours.
Use code 481 223 to sign in.
Your code is 482913.
We got your message at 4:12 pm.
We're closed on July 4th.
We'll be back on January 2.
Holiday hours: 10-2
Wait time is about 5 minutes.
You're number 3 in line.
We reply within one business day.
An inspection takes about 30 minutes.
Please arrive 10 minutes early.
Park in lot 4.
Use the entrance on 3rd Street.
Look for the blue sign.
The tow yard is open until 6.
Tow yard: 2200 Industrial Way
Release fee must be handled by the owner.
Thank you, Ms. Ortiz.
Best regards, Sam Hill
Sincerely,
Hi Ada,
Dear Mr. Marsh:
Hola, Ada:
Bonjour,
Su cita es el miércoles 17 de junio a las 9:00.
El inspector llega entre las 10 y las 12.
Tiene 3 mensajes nuevos.
Recibimos 14 fotos.
El auto está en el taller desde el 3 de junio.
Su número de reclamo es 0012345678.
Llame al (415) 555-0101.
El taller está en 900 Mission Street.
Faltan 2 piezas.
La reparación tarda unos 6 días.
El policía tomó el informe.
La luz estaba en rojo.
El otro conductor aceptó la responsabilidad.
Nadie resultó herido.
Puede pasar por su auto.
Devuelva el auto de alquiler el viernes.
Usted eligió el taller.
Se pintó la puerta.
Se cambió el parabrisas.
Gracias.
Rendez-vous le 17 juin à 9 h.
Nous avons 3 photos.
La réparation dure 6 jours.
Le carrossier a commandé le pare-chocs.
Appelez le 01 23 45 67 89.
Votre numéro de dossier est 88-1203.
Le constat a été reçu.
Personne n'a été blessé.
Merci de votre patience.
La voiture de location est réservée.
Termin am 17.06.2026 um 9:00 Uhr
Wir haben 3 Fotos erhalten.
Die Reparatur dauert 6 Tage.
Die Stoßstange wurde bestellt.
Rufen Sie 030 1234567 an.
Schadennummer 88-1203
Der Mietwagen ist reserviert.
Niemand wurde verletzt.
Vielen Dank für Ihre Geduld.
Die Ampel war rot.
Consulta marcada para 17 de junho às 9h.
Temos 3 fotos.
O conserto leva 6 dias.
A peça chegou.
Ninguém se feriu.
O carro alugado está reservado.
Ligue para (11) 5555-0101.
Obrigado.
Appuntamento il 17 giugno alle 9:00.
Abbiamo 3 foto.
La riparazione dura 6 giorni.
Il paraurti è stato ordinato.
Nessuno si è fatto male.
Grazie.
Wizyta 17 czerwca o 9:00.
Mamy 3 zdjęcia.
Naprawa potrwa 6 dni.
Zderzak zamówiony.
Nikt nie został ranny.
Запись на 17 июня в 9:00.
У нас 3 фотографии.
Ремонт займёт 6 дней.
Бампер заказан.
Никто не пострадал.
Полиция составила протокол.
Спасибо.
موعدك يوم 17 يونيو الساعة 9:00.
لدينا 3 صور.
وصلت القطع.
لم يصب أحد.
شكرا لك
您的预约是6月17日上午9点。
零件已到。
维修需要6天。
无人受伤。
警察写了报告。
理赔员会联系您。
谢谢。
您的租车已预订。
6월 17일 오전 9시 예약입니다.
부품이 도착했습니다.
수리는 6일 걸립니다.
다친 사람은 없습니다.
렌터카가 예약되었습니다.
감사합니다.
6月17日9時にご予約です。
部品が届きました。
修理は6日かかります。
けが人はいません。
レンタカーを予約しました。
ありがとうございます。
Lịch hẹn ngày 17 tháng 6 lúc 9 giờ.
Chúng tôi có 3 ảnh.
Sửa xe mất 6 ngày.
Không ai bị thương.
Cảm ơn bạn.
Ang iyong appointment ay sa Hunyo 17, 9:00.
May 3 larawan kami.
Walang nasaktan.
Salamat po.
आपकी अपॉइंटमेंट 17 जून को 9 बजे है।
हमारे पास 3 तस्वीरें हैं।
मरम्मत में 6 दिन लगेंगे।
किसी को चोट नहीं लगी।
धन्यवाद।
Uw afspraak is op 17 juni om 9:00.
Bedankt.
Tack.
Teşekkürler.
Terima kasih.
Děkujeme.
Ευχαριστούμε.
תודה.
ขอบคุณ
Mèsi.
Your vehicle was inspected at 10:15 on June 3.
The shop found hidden damage behind the bumper.
We've asked the shop for more photos.
Your adjuster changed to Priya Nair.
You can track the repair here.
The technician finished the frame work.
Painting starts tomorrow.
The painter needs another day.
Your car needs a new radiator.
Sensors have to be calibrated at the dealer.
The dealer is 12 miles away.
The alignment is done.
Road test completed
The final wash is at 4 PM.
You'll get a text when the car is ready.
Our office is at 2100 Lakeshore Drive, Oakland, CA 94606.
Mail: PO Box 5500, Omaha, NE 68103
Call 1-800-555-0123 and choose option 2.
Your file number is 22-40918.
Reference 7F-2231-B
Tow company: Ace Towing
Ace Towing picked up your car.
The car is at 18 Dock Street.
Keys are with the tow driver.
Please take out the child seat.
The child seat was replaced.
The trunk doesn't close.
Coolant is leaking.
Both headlights are broken.
The mirror is hanging down.
Right side mirror
Left front door
Rear window
Roof and hood
Undercarriage
Rear axle bent
2013 Lexus RX 350
2020 Ram 2500 Laramie
2019 Volvo XC90 T6
2011 Mazda3
2022 Tesla Model Y
2005 Honda CR-V
Honda Accord
A gray pickup
It happened at about 5:30 PM.
It happened on May 30, 2026.
The accident was on I-80 near exit 14.
A truck changed lanes.
The light was green for you.
The driver was texting.
Two witnesses agree.
The police came after 20 minutes.
Case number 2026-88131
No one was cited.
We listened to the 911 call.
We're reviewing the video.
The video is 40 seconds long.
Send us the medical bills.
Your doctor's note arrived.
You were seen at Mercy Hospital.
Physical therapy
You may see your own doctor.
We'll review your records.
Your signature is missing.
The form has 2 pages.
Please use black ink.
Upload a PDF or JPG.
Upload failed
Try again later.
Sign in to see more.
This page was updated on 6/3/2026 at 8:01 AM.
Next update by Friday
No action is needed.
Action needed
Nothing to do right now.
We'll be in touch soon.
Was this helpful?
Talk to us
Contact your adjuster
Visit the shop
Schedule an inspection
Reschedule
Cancel the appointment
Your appointment was canceled.
Driving directions
Open in maps
Claims specialist
Team lead
Carlos Deducci
Cover-Smith & Sons Body Shop
Bodywork by Limas
Percival Cent
Polly Case
La cita es el 3 de junio a las 10:15.
El técnico terminó.
Le enviaremos un mensaje.
El faro está roto.
Hubo dos testigos.
La grúa llevó su auto.
Falta su firma.
`
  .trim()
  .split("\n");

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
`
  .trim()
  .split("\n");

/** Rows of one list, as label and value. Only rows in {@link keptLabels} may stay. */
export const leakingRows: readonly (readonly (readonly [label: string, value: string])[])[] = [
  [["Deductible", "777"]],
  [["deductible", ""], ["Amount", "777"]],
  [["Deductible", "See below"], ["", "$777"]],
  [["Deductible applies", "Yes"], ["It is", "777"]],
  [["Label", "Deductible"], ["Value", "777"]],
  [["name", "Collision"], ["deductible", "500"]],
  [["Type", "PIP"], ["Max", "10000"]],
  [["coverageName", "Bodily Injury"], ["limit", "25000"]],
  [["Coverage", "COMP"], ["Amt", "250"]],
  [["Shop", "Bay Auto"], ["Ded", "500"], ["Amt", "500"]],
  [["Line 1", "Your deductible"], ["Line 2", "is five hundred"]],
  [["Note", "The deductible of the insured is"], ["Note", "777"]],
  [["Deducible", "Aplica"], ["Monto", "777"]],
  [["Franchise", "oui"], ["Montant", "777"]],
  [["Selbstbeteiligung", "ja"], ["Betrag", "777"]],
  [["免赔额", "适用"], ["金额", "777"]],
  [["Total amount authorized", "$900"]],
  [["TotalAmountAuthorized", "900"]],
  [["Liability", "accepted"], ["Share", "80%"]],
  [["Limits", "25/50"]],
  [["Policy", "44-1"], ["Status", "Lapsed"]],
  [["Out-of-pocket", "see next line"], ["", "250.00"]],
  [["Estimate", "$2,917.50"]],
  [["What the insured pays", "777"]],
  [["covers", "rental"], ["per day", "30"], ["max", "900"]],
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
`
  .trim()
  .split("\n");

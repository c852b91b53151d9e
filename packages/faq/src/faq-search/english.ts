import type { LanguageWords } from "./vocabulary.ts";

/** What the search knows of English. */
export const english: LanguageWords = {
  stopWords:
    "a about all also am an and any anyone anything are as at be been being but by can could did do does doing each else even every ever far first for from get gets getting go goes going got had happen happens happened has have having he her here hers hey hi him his how however i id if ill im in instead into is it its ive just know let like ll look may me mean meaning means might mine must my myself need needs now of off on or our out please quite really s shall she should so some somebody someone something still such take tell than thanks that thats the their them then there theyre these they thing though this those to too two three until up us use used ve very want wants was we were what whats when where wheres which while who whom whos whose why will with would yes yet you your yours",
  contextWords: "accident car claim collision crash insurance truck vehicle wreck",
  endings:
    "closest/nearest statement/statemint -wrecker/wreckr -loaner/loanr -ss/ss -bb/b -dd/d -gg/g -mm/m -nn/n -pp/p -rr/r -tt/t -tall/tal -cell/cel -vell/vel -s -es -ies/y -ied/y -ed -ing -e -er -or -ly -al -ment -able --ible --ate --ion --ation --ance --ence --age --est",
  synonyms: `
    rental, loaner, hire car, courtesy car, replacement car, substitute car, car while, temporary car, spare car
    uber, lyft, taxi, cab, ride share, ride hailing, bus, train, public transportation
    tow, wrecker, flatbed, impound
    fuel, gas, gasoline, tank, refuel, petrol, fill up, gas up, empty, return the rental
    allowance, daily, per day, a day, each day
    car seat, baby seat, booster, child seat, infant seat, toddler seat, kids seat, safety seat, carrier
    roadside, flat, tire, battery, jump start, stranded, locked out, lock, key, broke down, broken down, stuck, wont start, doesnt start, stalled, highway, freeway, ran out
    someone else, wife, husband, spouse, son, daughter, friend, girlfriend, boyfriend, partner, brother, sister, roommate, mom, dad, mother, father, parent, kid, family, relative, another person, another driver, second driver, additional driver, other people
    shop, garage, mechanic, body shop, collision center, repair facility, dealer, dealership
    near, nearby, around me, near my, in town, close to, closest, around here, local, in my area
    estimate, quote, look at, come out, appraise, assess, cost to fix
    repair, fix, mend
    ready, come get, can get, let me know, tell me when, is fixed, are fixed, is done, be done, is repaired, finish, done, complete, pick up
    more damage, additional damage, hidden damage, extra damage, new damage, further damage, missed damage, found more, find more, cant see, underneath, costing more, costs more, cost more, went up, finds more, more stuff, more problems, something else wrong, supplement
    original, oem, aftermarket, genuine, factory, used parts, new parts, generic
    deductible, out of pocket
    total loss, total, buy back, buy it back, write off, written off, beyond repair, salvage
    keep, buy back, buy it back, retain, hold onto, hang onto, salvage, owner retain
    worth, come up with, figure out, calculate, number for, how much for, value, acv, blue book, kbb, offer, lowball, too little, market, comps, comparable, appraisal
    appointment, inspection, inspection time, inspection date, inspection appointment, reschedule, booking, time slot, make it, cant make, cant come, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, tomorrow, another day, another time, different day, different time, sick, running late
    change, reschedule, move, postpone, cancel, edit, correct, update, modify, amend, different, another day, another time, mistake, error, wrong, incorrect, typo, forgot, leave out, left out, add, cant make, cant come
    inspect, look at
    wait, sit, stay, present
    when, days until, days to, long until, before you, soon, how fast, how soon, how quickly, what day, within
    be paid, get paid, my money, get money, receive money, receive payment, recieve payment, get payment, payment come, payment coming, payment arrive
    pay, paid, payment, owe, payout, money, settle, settlement, compensate, cash
    electronic, e payment, by direct deposit, direct deposit, deposit, ach, eft, transfer, wire, venmo, zelle, paypal, bank account, online
    arrive, receive, recieve, came, come, lost, missing, never got, didnt get, havent gotten, havent received, not received, mail
    tax, irs, 1099, income
    open again, opened again, reopen
    lender, lien, lien holder, the bank, my bank, loan, finance, leasing company, my lease, leased car, owe on, still owe, pay off, still paying, paying off, credit union, gap insurance, car loan, auto loan, car payments
    back, refund, reimburse, recover, repay, recoup
    breakdown, much was paid, has been paid, have you paid, so far, itemize, list, all payments, all my payments, payment details, payment history, statement
    lower, doesnt cover, not cover, not covered, less, low, short, smaller, reduced, not enough, too little, underpaid, only
    happen, next, process, step, timeline, after i report, after i file, calls you, call me, contact me, hear from, hear back, get back to, reach out, follow up, in touch
    police, cop, officer, sheriff, trooper
    photo, picture, pic, image, snapshot
    premium, rate, surcharge, insurance price, affect my, affect the, price of insurance, go up, goes up, going up, went up, increase, raise, expensive, higher
    document, receipt, paperwork, paper, pdf, form, attachment, file, file size, megabyte, mb, too big, too large, jpg, heic
    send, upload, submit, attach, email, fax, turn in, mail, scan
    report, statement, file, notify, submit, make a claim
    no insurance, uninsured, without insurance, not insured, have insurance, isnt insured, underinsured
    other driver, other guy, other person, other party, other car, hit me, motorist
    caused the damage, fault, at fault, my fault, hit me, blame, liable, responsible
    not driving, passenger, wasnt driving, wasnt the driver, not the driver, wasnt me, was driving, were driving, driving my car, drove my car, borrow, behind the wheel, at the wheel, lent
    not, wasnt, isnt, dont, doesnt, didnt, wont, cant, hasnt, havent, never, no
    how long, give back, give it back, extend, extension, longer, how many days, how many weeks, how many months, how much time, time limit, deadline, too late, how late, until when, last, minutes, hours
    wait to, ago, week, month, yesterday, late, deadline, time limit, window, statute, expire
    closed, old, past, previous
    claim, case
    what i reported, claim details, my details, information, info, mistake, error, wrong, incorrect, i said, i told, statement, forgot, leave out, left out
    vehicle, car, auto, truck, suv, van, sedan
    insure, cover
    associate, adjuster, agent, representative, rep
    size, which car, what car, similar, like yours, type, model, big, small, suv, minivan, upgrade
    whom, directly, pay directly, directly to, paid directly, pay the shop, paid to, who gets, made out, payable to, whose name, in whose, to me, check to, make the check, check out, in my name, whose check, straight to
    choose, pick, on your list, your network, out of network, have to use, must use, select, own, preferred, my guy, own guy, my own, recommend, network, trust, approved
    accident, crash, wreck, collision, incident, fender bender
    not do, avoid, dont do, never do, shouldnt
    receipt, bill, invoice, charge
    theft, stolen, steal, stole, rob, robbed, robbery, break in, broke into, broken into, thief, catalytic converter, vandalism, vandalized, keyed, graffiti, hit and run, fled, drove off, took off, left the scene
    vanish, disappear, diminish, shrink
    drive, drove, driven
    call, phone, contact, reach, talk
  `,
};

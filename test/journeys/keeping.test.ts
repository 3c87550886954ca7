import { afterAll, beforeAll, expect } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { testInTheAccount } from './keeping/in-the-account.ts';
import { testOnTheDevice } from './keeping/on-the-device.ts';
import { testOthers } from './keeping/others.ts';
import { begin, teacher } from './keeping/teacher.ts';

/** Nothing typed is lost: closed tabs, dead networks, ended sessions, other tabs, other people. */
const journey = aJourney();

beforeAll(async () => begin(await journey.visitor()));
/** Refusals and lost connections are what this is about. */
const EXPECTED = /Failed to load resource|Please log in|is not yours|could not be fetched/;
afterAll(() => expect(teacher.faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]));

testOnTheDevice(journey);
testInTheAccount();
testOthers();

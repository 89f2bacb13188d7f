import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { ComplaintTopic, TopicGroup } from '#domain/complaints/complaintTopic.ts';

/** What complaints are about, by topic. A topic without a label does not compile. */
export const topicLabels = defineMessages({
  damagedStructure: {
    id: 'complaintTopic.damagedStructure',
    defaultMessage: 'Damaged irrigation structure',
    description: 'Topic of a complaint',
  },
  flood: { id: 'complaintTopic.flood', defaultMessage: 'Flood', description: 'Topic of a complaint' },
  drought: { id: 'complaintTopic.drought', defaultMessage: 'Drought', description: 'Topic of a complaint' },
  otherDanger: {
    id: 'complaintTopic.otherDanger',
    defaultMessage: 'Other danger, such as grass that blocks the view',
    description: 'Topic of a complaint',
  },
  waterRelease: {
    id: 'complaintTopic.waterRelease',
    defaultMessage: 'Releasing more water or less',
    description: 'Topic of a complaint',
  },
  gateOpening: {
    id: 'complaintTopic.gateOpening',
    defaultMessage: 'Opening or closing a gate',
    description: 'Topic of a complaint',
  },
  machinery: {
    id: 'complaintTopic.machinery',
    defaultMessage: 'Tools and machines',
    description: 'Topic of a complaint',
  },
  rainySeason: {
    id: 'complaintTopic.rainySeason',
    defaultMessage: 'Preparing for the rainy season',
    description: 'Topic of a complaint',
  },
  drySeason: {
    id: 'complaintTopic.drySeason',
    defaultMessage: 'Preparing for the dry season',
    description: 'Topic of a complaint',
  },
  floodRisk: {
    id: 'complaintTopic.floodRisk',
    defaultMessage: 'An area at risk of flood',
    description: 'Topic of a complaint',
  },
  repeatedFlood: {
    id: 'complaintTopic.repeatedFlood',
    defaultMessage: 'An area that is flooded again and again',
    description: 'Topic of a complaint',
  },
  droughtRisk: {
    id: 'complaintTopic.droughtRisk',
    defaultMessage: 'An area at risk of drought',
    description: 'Topic of a complaint',
  },
  repeatedDrought: {
    id: 'complaintTopic.repeatedDrought',
    defaultMessage: 'An area with repeated drought',
    description: 'Topic of a complaint',
  },
  structureReadiness: {
    id: 'complaintTopic.structureReadiness',
    defaultMessage: 'Readiness of irrigation structures',
    description: 'Topic of a complaint',
  },
  outsideIrrigation: {
    id: 'complaintTopic.outsideIrrigation',
    defaultMessage: 'Help outside irrigated areas',
    description: 'Topic of a complaint',
  },
  useOfLand: { id: 'complaintTopic.useOfLand', defaultMessage: 'Use of land', description: 'Topic of a complaint' },
  newWaterSource: {
    id: 'complaintTopic.newWaterSource',
    defaultMessage: 'New water source or pumping station',
    description: 'Topic of a complaint',
  },
  weeds: { id: 'complaintTopic.weeds', defaultMessage: 'Water weeds', description: 'Topic of a complaint' },
  lostData: {
    id: 'complaintTopic.lostData',
    defaultMessage: 'Data lost in our systems',
    description: 'Topic of a complaint',
  },
  rainfall: { id: 'complaintTopic.rainfall', defaultMessage: 'Rain', description: 'Topic of a complaint' },
  droughtState: {
    id: 'complaintTopic.droughtState',
    defaultMessage: 'State of the drought',
    description: 'Topic of a complaint',
  },
  rainSources: {
    id: 'complaintTopic.rainSources',
    defaultMessage: 'Where rain data comes from',
    description: 'Topic of a complaint',
  },
  waterPriority: {
    id: 'complaintTopic.waterPriority',
    defaultMessage: 'Who gets water first',
    description: 'Topic of a complaint',
  },
  ownWaterSources: {
    id: 'complaintTopic.ownWaterSources',
    defaultMessage: 'Water sources of the department',
    description: 'Topic of a complaint',
  },
  reservoirRules: {
    id: 'complaintTopic.reservoirRules',
    defaultMessage: 'How reservoirs are run',
    description: 'Topic of a complaint',
  },
  cooperation: {
    id: 'complaintTopic.cooperation',
    defaultMessage: 'Working with other agencies',
    description: 'Topic of a complaint',
  },
  floodAreas: {
    id: 'complaintTopic.floodAreas',
    defaultMessage: 'Where floods are likely',
    description: 'Topic of a complaint',
  },
  droughtAreas: {
    id: 'complaintTopic.droughtAreas',
    defaultMessage: 'Where drought is likely',
    description: 'Topic of a complaint',
  },
  repeatedFloodAreas: {
    id: 'complaintTopic.repeatedFloodAreas',
    defaultMessage: 'Where floods come again and again',
    description: 'Topic of a complaint',
  },
  electricityCosts: {
    id: 'complaintTopic.electricityCosts',
    defaultMessage: 'Electricity costs of irrigation structures',
    description: 'Topic of a complaint',
  },
  contacts: { id: 'complaintTopic.contacts', defaultMessage: 'Whom to contact', description: 'Topic of a complaint' },
  warnings: {
    id: 'complaintTopic.warnings',
    defaultMessage: 'Warnings in an area',
    description: 'Topic of a complaint',
  },
  useOfSystems: {
    id: 'complaintTopic.useOfSystems',
    defaultMessage: 'How to use systems and devices',
    description: 'Topic of a complaint',
  },
  projects: {
    id: 'complaintTopic.projects',
    defaultMessage: 'Projects against a problem',
    description: 'Topic of a complaint',
  },
  suggestion: { id: 'complaintTopic.suggestion', defaultMessage: 'Suggestion', description: 'Topic of a complaint' },
}) satisfies Record<ComplaintTopic, MessageDescriptor>;

/** The groups of these topics. */
export const topicGroupLabels = defineMessages({
  incident: {
    id: 'complaintTopicGroup.incident',
    defaultMessage: 'Report an incident',
    description: 'Group of topics of complaints',
  },
  support: {
    id: 'complaintTopicGroup.support',
    defaultMessage: 'Ask for support',
    description: 'Group of topics of complaints',
  },
  information: {
    id: 'complaintTopicGroup.information',
    defaultMessage: 'Ask for information',
    description: 'Group of topics of complaints',
  },
  suggestion: {
    id: 'complaintTopicGroup.suggestion',
    defaultMessage: 'Suggestion',
    description: 'Group of topics of complaints',
  },
}) satisfies Record<TopicGroup, MessageDescriptor>;

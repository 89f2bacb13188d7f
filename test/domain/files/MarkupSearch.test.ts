import { expect } from 'chai';
import { MarkupSearch } from '#domain/files/MarkupSearch.ts';

describe('The search for HTML in a file', () => {
  it('finds the tags of a page, in capitals too', () => {
    for (const tag of [
      '<html>',
      '<HTML lang',
      '<!DOCTYPE html>',
      '<!doctype \n html ',
      '<script/x',
      '<iframe\n',
      '<object>',
    ])
      expect(finds(`GIF89a ${tag}`), tag).to.equal(true);
    for (const tag of ['<embed ', '<?php ', '<!doctype        html>']) expect(finds(`x${tag}`), tag).to.equal(true);
  });

  it('finds a tag where two parts meet', () => {
    const text = 'GIF89a<!doctype        html>';
    for (let place = 0; place < text.length; place++)
      expect(finds(text.slice(0, place), text.slice(place)), `${place}`).to.equal(true);
  });

  it('finds a tag once, with the bytes around it', () => {
    const search = new MarkupSearch();
    expect(search.findIn(Buffer.from(`<script>${'x'.repeat(100)}`))).to.equal(true);
    expect(search.findIn(Buffer.from('y'))).to.equal(false);
  });

  it('finds nothing in what pictures and PDFs contain', () => {
    const texts = [
      '<?xpacket begin',
      '<x:xmpmeta>',
      '<rdf:RDF ',
      '/RC(<?xml version="1.0"?><body xmlns=',
      '<scripts',
      'html>',
    ];
    for (const text of texts) expect(finds(text), text).to.equal(false);
    expect(finds('<htm', 'x>'), 'parts').to.equal(false);
    expect(finds('<html', 'x'.repeat(60), '>'), 'far apart').to.equal(false);
  });
});

function finds(...parts: readonly string[]): boolean {
  const search = new MarkupSearch();
  return parts.map((part) => search.findIn(Buffer.from(part, 'latin1'))).includes(true);
}

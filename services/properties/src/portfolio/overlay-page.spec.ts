import type { PortfolioDetailDto } from './portfolio.dto.js';
import { galleryPage, projectPage } from './overlay-page.js';

const project: PortfolioDetailDto = {
  error: 0,
  list: [
    { id: 4, url: '/pictures/projects/mill-1/1200.webp' },
    { id: 5, url: '/pictures/uploads/roof.jpg' },
  ],
  single: {
    url: '/pictures/projects/mill/1200.webp',
    address1: '12 <Mill> Street',
    address2: 'Brooklyn, NY 11231',
    date: '2023-11-02',
    type: 'Creative office',
    size: '47,900 sq ft',
    opportunity: 'Adaptive reuse',
  },
};

describe('the overlay pages', () => {
  it('show the escaped details of a project', () => {
    const page = projectPage(project, 'en');

    expect(page).toContain('<title>12 &lt;Mill&gt; Street, Brooklyn, NY 11231 | Phantom Partners');
    expect(page).toContain('<dt>Acquisition Date</dt><dd>November 2, 2023</dd>');
    expect(page).toContain('<dt>Opportunity Type</dt><dd>Adaptive reuse</dd>');
    expect(page).not.toContain('<Mill>');
  });

  it('show every picture of the gallery with its position', () => {
    const page = galleryPage(project, 'en');

    expect(page).toContain('<li id="picture-4">');
    expect(page).toContain('/pictures/projects/mill-1/400.webp 400w');
    expect(page).toContain('picture 2 of 2');
  });

  it('use the given language', () => {
    const page = projectPage(project, 'de');

    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<dt>Erwerbsdatum</dt><dd>2. November 2023</dd>');
    expect(galleryPage(project, 'ru')).toContain('изображение 2 из 2');
  });
});
